import type { MetadataRoute } from 'next';
import type { DocPage, SiteModel } from '@/lib/docs/types.ts';
import { absoluteUrl } from '@/lib/docs/urls.ts';
import { escapeAttribute } from '@/lib/text/escape-html.ts';

/**
 * Every page that search engines should know, in every locale, with its counterparts. `lastUpdate` says when a document
 * was changed, as ISO 8601, or nothing: no date is better than a wrong one.
 */
export function sitemapEntries(
  model: SiteModel,
  lastUpdate: (page: DocPage) => string | undefined,
): MetadataRoute.Sitemap {
  const { config } = model;
  // Next writes addresses into the XML as they are.
  const url = (locale: string, path: string) => escapeAttribute(absoluteUrl(config, locale, path));
  return model.locales.flatMap(({ locale, pages, roots }) => {
    const hidden = new Set(roots.filter(({ version }) => version.noIndex).map(({ key }) => key));
    return pages.flatMap((page): MetadataRoute.Sitemap => {
      if (
        page.kind === 'not-found' ||
        page.kind === 'search' ||
        (page.kind === 'doc' && page.frontMatter.unlisted) ||
        (page.root !== undefined && hidden.has(page.root))
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
