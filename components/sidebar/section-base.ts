import type { SectionVersion } from '@/lib/docs/types.ts';
import { pageHref, withoutTrailingSlash } from '@/lib/docs/urls.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { getSite } from '@/lib/render-data/site.ts';

/** Address of a section for its sidebar: `base` has no trailing slash. */
export function sectionBase({ locale, basePath }: Pick<SectionVersion, 'locale' | 'basePath'>): {
  config: SiteConfig;
  locale: string;
  base: string;
} {
  const { config } = getSite().model;
  return {
    config,
    locale,
    base: withoutTrailingSlash(pageHref(config, locale, basePath)).replace(/^\/$/, ''),
  };
}
