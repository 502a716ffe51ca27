import type { Metadata } from 'next';
import type { Page } from '@/lib/docs/types.ts';
import { pageHref } from '@/lib/docs/urls.ts';
import { localize } from '@/lib/site/config-schema.ts';
import { getSite } from './site.ts';

/** Head of a page: title with the site's name, description, canonical address, the same page in the other locales. */
export function pageMetadata(page: Page): Metadata {
  const { config } = getSite().model;
  const siteTitle = localize(config.title, page.locale, config.defaultLocale);
  const title = page.title === '' || page.title === siteTitle ? siteTitle : `${page.title} | ${siteTitle}`;
  if (page.kind === 'not-found') return { title, robots: { index: false } };
  const languages = Object.fromEntries(config.locales.map(({ code, htmlLang }) => [htmlLang, absolute(code, page.path)]));
  const image = page.kind === 'doc' ? page.frontMatter.image : undefined;
  return {
    title,
    description: page.description,
    keywords: page.kind === 'doc' ? page.frontMatter.keywords : undefined,
    robots: page.kind === 'doc' && page.frontMatter.unlisted ? { index: false, follow: false } : undefined,
    alternates: { canonical: absolute(page.locale, page.path), languages: { ...languages, 'x-default': absolute(config.defaultLocale, page.path) } },
    openGraph: { title, description: page.description, url: absolute(page.locale, page.path), siteName: siteTitle, type: page.kind === 'doc' ? 'article' : 'website', images: image ? [image] : undefined },
  };

  function absolute(locale: string, path: string): string {
    return new URL(pageHref(config, locale, path), config.locales.find(({ code }) => code === locale)?.url ?? config.url).href;
  }
}
