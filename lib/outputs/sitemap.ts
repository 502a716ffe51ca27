import type { MetadataRoute } from 'next';
import type { DocPage, SiteModel } from '@/lib/docs/types.ts';
import { canonicalUrl } from '@/lib/docs/urls.ts';
import { escapeAttribute } from '@/lib/text/escape-html.ts';

/**
 * The pages for search engines in every locale, each with its counterparts in other locales.
 * @param lastUpdate time of a document's last change (ISO 8601), undefined if it is not known
 */
export function sitemapEntries(
  model: SiteModel,
  lastUpdate: (page: DocPage) => string | undefined,
): MetadataRoute.Sitemap {
  const { config } = model;
  // Next does not escape addresses in the XML.
  const url = (locale: string, path: string) => escapeAttribute(canonicalUrl(config, locale, path));
  return model.locales.flatMap(({ locale, pages, sectionVersions }) => {
    const hidden = new Set(
      sectionVersions.filter(({ version }) => version.noIndex).map(({ key }) => key),
    );
    return pages.flatMap((page): MetadataRoute.Sitemap => {
      if (
        page.kind === 'not-found' ||
        page.kind === 'search' ||
        (page.kind === 'doc' && page.frontMatter.unlisted) ||
        (page.sectionVersionKey !== undefined && hidden.has(page.sectionVersionKey))
      )
        return [];
      const languages = Object.fromEntries(
        config.locales.map(({ code, htmlLang }) => [htmlLang, url(code, page.path)]),
      );
      const lastModified = page.kind === 'doc' ? lastUpdate(page) : undefined;
      return [
        {
          url: url(locale, page.path),
          lastModified,
          alternates: {
            languages: { ...languages, 'x-default': url(config.defaultLocale, page.path) },
          },
        },
      ];
    });
  });
}
