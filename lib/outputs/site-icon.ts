import { accentInPictures } from '@/lib/site/brand-schema.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import { initialOf } from '@/lib/text/initial-of.ts';

/** The icon of a site without `brand.favicon`. A file, so that pages do not carry it twice. */
export const ICON_PATH = '/icon.svg';

type Named = Pick<SiteConfig, 'brand' | 'company' | 'title' | 'defaultLocale'>;

/**
 * The same initial as in the navbar, on the site's accent color; as SVG. Undefined for a site with
 * an icon of its own.
 */
export function siteIcon({ brand, company, title, defaultLocale }: Named): string | undefined {
  if (brand.favicon !== undefined) return undefined;
  const name = company.name || localize(title, defaultLocale, defaultLocale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="6" fill="${accentInPictures(brand)}"/><text x="14" y="20" style="font:700 18px system-ui;text-anchor:middle;fill:#fff">${initialOf(name)}</text></svg>\n`;
}
