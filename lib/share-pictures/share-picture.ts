import { createHash } from 'node:crypto';
import type { SectionVersion, SiteModel } from '@/lib/docs/types.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';

/** Folder of the pictures in the published site. */
export const SHARE_FOLDER = '_content/share';

/** Size in pixels, as services that show previews ask for it. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Another drawing of the same words has to have another name. */
const DRAWING = 1;

/** What a link's preview shows: the words of a section, or of the whole site. */
export interface SharePicture {
  /** Name of the published file below `SHARE_FOLDER`: what it shows decides. */
  file: string;
  title: string;
  /** The company, and below it the site. */
  brand: string;
  site: string;
  /** CSS color of the mark and the line. */
  accent: string;
  /** BCP 47, for the shapes of Chinese characters. */
  lang: string;
}

/** The picture for pages of a section version, or for those of none. */
export function sharePicture(
  config: SiteConfig,
  locale: string,
  root?: Pick<SectionVersion, 'title' | 'key'>,
): SharePicture {
  const site = localize(config.title, locale, config.defaultLocale);
  const shown = {
    title: root?.title ?? site,
    brand: config.company.name || site,
    site: root ? site : localize(config.description, locale, config.defaultLocale),
    accent: config.brand.accent?.light ?? '#14508c',
    lang: config.locales.find(({ code }) => code === locale)?.htmlLang ?? locale,
  };
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, shown]))
    .digest('hex')
    .slice(0, 8);
  return {
    ...shown,
    file: `${locale}-${(root?.key ?? 'site').replace(/[^\w.-]+/g, '-')}-${hash}.png`,
  };
}

/** Every picture that pages of the site name. */
export function sharePictures({ config, locales }: SiteModel): SharePicture[] {
  return locales.flatMap(({ locale, roots }) => [
    sharePicture(config, locale),
    ...roots.map((root) => sharePicture(config, locale, root)),
  ]);
}
