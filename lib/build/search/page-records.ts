import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breadcrumbs } from '@/lib/docs/breadcrumbs.ts';
import type { SiteIndex } from '@/lib/docs/site-index.ts';
import type { Page } from '@/lib/docs/types.ts';
import { pageFile, pageHref } from '@/lib/docs/urls.ts';
import { decoded } from '@/lib/text/decoded.ts';
import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';
import type { PageRecord } from '@/lib/search/records.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { readHtml } from './read-html.ts';

/** A page of the model, and what the search knows of it. */
export interface FoundPage {
  page: Page;
  record: PageRecord;
}

/**
 * Reads the pages of one locale from the export, as readers see them.
 * @param folder the export, its pages at their public paths
 * @throws Error when a page has no article: without this error nobody would notice that the search
 *   does not find it
 */
export function pageRecords(
  folder: string,
  config: Pick<SiteConfig, 'defaultLocale' | 'search'>,
  index: SiteIndex,
): FoundPage[] {
  return index.model.pages.flatMap((page): FoundPage[] => {
    const excluded = config.search.exclude.some((path) => isAtOrBelow(page.path, `/${path}`));
    const sectionVersion = index.sectionVersionByKey.get(page.sectionVersionKey ?? '');
    const keywords = excluded || sectionVersion?.version.unlisted ? null : page.keywords;
    if (!keywords) return [];
    const url = pageHref(config, page.locale, page.path);
    const html = readFileSync(join(folder, pageFile(decoded(url))), 'utf8');
    const read = readHtml(html);
    if (!read)
      throw new Error(
        `${url}.html has no <article>, so the search cannot read it. Give the page one, or build it with \`keywords: null\`.`,
      );
    const trail = sectionVersion
      ? breadcrumbs(sectionVersion, page)
          .slice(0, -1)
          .map(({ label }) => label)
      : [];
    return [
      {
        page,
        record: {
          url,
          title: read.title || page.title,
          keywords,
          breadcrumb: trail,
          sections: read.sections,
        },
      },
    ];
  });
}
