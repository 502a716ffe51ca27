import type { Problem } from '@/lib/content/problem.ts';
import { splitLocale, withoutExtension, type SourceTree } from '@/lib/content/source-tree.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { Page } from './types.ts';

/**
 * Reports pages of one locale that have the same path. The first one is published.
 * @param reaction see `onDuplicateRoutes` of the site
 */
export function duplicateRoutes(
  pages: readonly Page[],
  reaction: SiteConfig['onDuplicateRoutes'],
): Problem[] {
  if (reaction === 'ignore') return [];
  const first = firstOfPath(pages);
  return pages.flatMap((page): Problem[] => {
    const other = first.get(page.path);
    if (!other || other === page) return [];
    const lost = reaction === 'throw' ? '' : ' Its text is not published.';
    return [
      {
        file: nameOf(page),
        ...(page.kind === 'doc' && page.frontMatter.slug !== undefined && { key: 'slug' }),
        severity: reaction === 'throw' ? 'error' : 'warning',
        message: `claims the path ${page.path}, which ${nameOf(other)} has already.${lost} Rename one of them or give it a \`slug\`.`,
      },
    ];
  });
}

/** Divides pages into those that are published and those whose path an earlier one has. */
export function apartFromDuplicates(claimed: readonly Page[]): {
  pages: Page[];
  duplicates?: Page[];
} {
  const pages = [...firstOfPath(claimed).values()];
  if (pages.length === claimed.length) return { pages };
  const published = new Set(pages);
  return { pages, duplicates: claimed.filter((page) => !published.has(page)) };
}

/** The first page of each path. */
function firstOfPath(pages: readonly Page[]): Map<string, Page> {
  const first = new Map<string, Page>();
  for (const page of pages) if (!first.has(page.path)) first.set(page.path, page);
  return first;
}

const nameOf = (page: Page): string =>
  page.kind === 'doc'
    ? `content/${page.source}`
    : `the generated page "${page.title}" (${page.kind})`;

/** Reports `a.md` beside `a.mdx`: they are one page, so one of the texts would be lost. */
export function duplicateSources(tree: SourceTree): Problem[] {
  const seen = new Map<string, string>();
  return tree.documents.flatMap(({ file }): Problem[] => {
    const other = seen.get(withoutExtension(file));
    seen.set(withoutExtension(file), file);
    return other === undefined
      ? []
      : [
          {
            file: `content/${file}`,
            severity: 'error',
            message: `makes the same page as content/${other}. Delete or rename one of them.`,
          },
        ];
  });
}

/** Reports translations of pages that the default locale does not have. */
export function orphanTranslations(
  config: Pick<SiteConfig, 'defaultLocale'>,
  tree: SourceTree,
): Problem[] {
  const localeOf = (file: string) => splitLocale(file).locale;
  const key = (file: string) => withoutExtension(splitLocale(file).path);
  const sources = new Set(
    tree.documents
      .filter(({ file }) => localeOf(file) === config.defaultLocale)
      .map(({ file }) => key(file)),
  );
  return tree.documents
    .filter(({ file }) => localeOf(file) !== config.defaultLocale && !sources.has(key(file)))
    .map(({ file }) => ({
      file: `content/${file}`,
      severity: 'error',
      message: `translates a page that does not exist: there is no content/${config.defaultLocale}/${splitLocale(file).path}. Write that page, or delete or rename this one.`,
    }));
}
