import type { SiteIndex } from '@/lib/docs/site-index.ts';
import { canonicalUrl } from '@/lib/docs/urls.ts';
import type { Words } from '@/lib/i18n/words.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';

/** The site in one locale, for Markdown copies of its pages. */
export interface CopySite {
  config: SiteConfig;
  index: SiteIndex;
  t: Words;
  /**
   * Published address of an image of a page, without base path; undefined if it is not an image of
   * this site.
   */
  image: (source: string, target: string) => string | undefined;
}

/** Absolute address of a page of the model. */
export const pageUrl = (
  { config, index }: Pick<CopySite, 'config' | 'index'>,
  path: string,
): string => canonicalUrl(config, index.model.locale, path);
