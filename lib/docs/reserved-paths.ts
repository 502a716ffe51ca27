import type { Problem } from '@/lib/content/problem.ts';
import type { Page, SectionVersion } from './types.ts';
import { API_ROUTE } from './section-route.ts';
import { printPath } from './urls.ts';

/**
 * Next exports `/llms` as `llms.html` and `llms.txt`, and the site publishes a file of that name.
 */
const FILES = new Set(['/llms', '/llms-full', '/robots']);

/** The internal route of API references. */
const ROUTE = `/${API_ROUTE}`;

/**
 * Reports pages at the path of another output: a print page, a Markdown copy, a file of the site,
 * an internal route.
 */
export function reservedPathProblems(
  sectionVersions: readonly SectionVersion[],
  pages: readonly Page[],
): Problem[] {
  const prints = new Set(sectionVersions.map(({ basePath }) => printPath(basePath)));
  return pages.flatMap((page): Problem[] => {
    const taken = prints.has(page.path)
      ? 'where the section is published for printing'
      : page.path.endsWith('.md')
        ? 'which ends like a Markdown copy'
        : FILES.has(page.path)
          ? `whose data would be the file ${page.path}.txt`
          : page.path === ROUTE
            ? 'which is a route of the application'
            : undefined;
    if (taken === undefined) return [];
    return [
      {
        file: page.kind === 'doc' ? `content/${page.source}` : 'site.config.ts',
        severity: 'error',
        message: `claims the path ${page.path}, ${taken}. Rename it or give it a \`slug\`.`,
      },
    ];
  });
}
