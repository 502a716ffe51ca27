import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';

/** What stands beside the logo; an empty text for nothing. */
export const navbarTitle = (
  { navbar, title, defaultLocale }: Pick<SiteConfig, 'navbar' | 'title' | 'defaultLocale'>,
  locale: string,
): string => localize(navbar.title ?? title, locale, defaultLocale);
