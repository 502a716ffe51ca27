import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breadcrumbs } from '@/lib/docs/breadcrumbs.ts';
import type { SiteIndex } from '@/lib/docs/site-index.ts';
import type { DocPage, OperationPage, Page } from '@/lib/docs/types.ts';
import { decodePath, pageHref } from '@/lib/docs/urls.ts';
import type { PageRecord } from '@/lib/search/records.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { readHtml } from './read-html.ts';

/** What a kind of page adds to what its reader sees; undefined when it is not to be found. */
interface Searchable {
  keywords: string[];
}

/**
 * Which pages are found, one function for each kind. Lists of other pages (sections, categories, tags) are not: their
 * entries are; groups of an API have a text of their own.
 */
const KINDS: { [K in Page['kind']]: (page: Extract<Page, { kind: K }>) => Searchable | undefined } =
  {
    home: () => undefined,
    landing: () => undefined,
    category: () => undefined,
    tags: () => undefined,
    tag: () => undefined,
    training: () => undefined,
    search: () => undefined,
    'not-found': () => undefined,
    'api-overview': () => ({ keywords: [] }),
    'api-service': () => ({ keywords: [] }),
    'api-tag': () => ({ keywords: [] }),
    // The last part of its address is the operation's own name: `get-gateways`.
    operation: (page: OperationPage) => ({
      keywords: [page.method, page.endpoint, page.path.slice(page.path.lastIndexOf('/') + 1)],
    }),
    doc: (page: DocPage) =>
      page.frontMatter.unlisted
        ? undefined
        : {
            keywords: [...(page.frontMatter.keywords ?? []), ...page.tags.map((tag) => tag.label)],
          },
  };

/** A page that the search knows, with the section version that it belongs to. */
export interface FoundPage {
  page: Page;
  record: PageRecord;
}

/**
 * Reads the pages of one locale from the export, as they are shown.
 * @param folder the export, its pages at their public paths
 * @throws Error when a page that is to be found has no article: nothing of it would be found, and nobody would notice
 */
export function pageRecords(
  folder: string,
  config: Pick<SiteConfig, 'defaultLocale' | 'search'>,
  index: SiteIndex,
): FoundPage[] {
  return index.model.pages.flatMap((page): FoundPage[] => {
    const excluded = config.search.exclude.some(
      (path) => page.path === `/${path}` || page.path.startsWith(`/${path}/`),
    );
    const root = page.root === undefined ? undefined : index.rootByKey.get(page.root);
    const searchable =
      excluded || root?.version.unlisted
        ? undefined
        : (KINDS[page.kind] as (page: Page) => Searchable | undefined)(page);
    if (!searchable) return [];
    const url = pageHref(config, page.locale, page.path);
    const html = readFileSync(join(folder, `${decodePath(url)}.html`), 'utf8');
    const read = readHtml(html);
    if (!read)
      throw new Error(
        `${url}.html has no <article>, so the search cannot read it. Give the page one, or leave its kind out in ${import.meta.url.split('/').at(-1)}.`,
      );
    const trail = root
      ? breadcrumbs(root, page)
          .slice(0, -1)
          .map(({ label }) => label)
      : [];
    return [
      {
        page,
        record: {
          url,
          title: read.title || page.title,
          keywords: searchable.keywords,
          breadcrumb: trail,
          sections: read.sections,
        },
      },
    ];
  });
}
