import { createHash } from 'node:crypto';
import type { SectionVersion, SiteModel } from '@/lib/docs/types.ts';
import { accentInPictures } from '@/lib/site/brand-schema.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import { htmlLangOf } from '@/lib/site/html-lang.ts';

/** Folder of the images in the published site. */
export const SHARE_FOLDER = '_content/share';

/** Size in pixels, as preview services recommend. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Raise it when the drawing changes: the file name must then change, too. */
const DRAWING = 1;

/** The content of a link preview image, for a section or the whole site. */
export interface SharePicture {
  /** File name below `SHARE_FOLDER`, which depends on the content. */
  file: string;
  title: string;
  /** The company and, below it, the site. */
  brand: string;
  site: string;
  /** CSS color of the logo and the line. */
  accent: string;
  /** BCP 47, for the forms of Chinese characters. */
  lang: string;
}

/** The image for pages of a section version, or for pages outside the sections. */
export function sharePicture(
  config: SiteConfig,
  locale: string,
  sectionVersion?: Pick<SectionVersion, 'title' | 'key'>,
): SharePicture {
  const site = localize(config.title, locale, config.defaultLocale);
  const shown = {
    title: sectionVersion?.title ?? site,
    brand: config.company.name || site,
    site: sectionVersion ? site : localize(config.description, locale, config.defaultLocale),
    accent: accentInPictures(config.brand),
    lang: htmlLangOf(config, locale),
  };
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, shown]))
    .digest('hex')
    .slice(0, 8);
  return {
    ...shown,
    file: `${locale}-${(sectionVersion?.key ?? 'site').replace(/[^\w.-]+/g, '-')}-${hash}.png`,
  };
}

/** Every image that pages of the site use. */
export function sharePictures({ config, locales }: SiteModel): SharePicture[] {
  return locales.flatMap(({ locale, sectionVersions }) => [
    sharePicture(config, locale),
    ...sectionVersions.map((sectionVersion) => sharePicture(config, locale, sectionVersion)),
  ]);
}
