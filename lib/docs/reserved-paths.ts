import type { Problem } from '@/lib/content/problem.ts';
import type { Page, SectionVersion } from './types.ts';
import { API_ROUTE } from './section-route.ts';
import { printPath } from './urls.ts';

/** Page data of these paths would have the names of files that the site publishes: `/llms` is exported as `llms.html` and `llms.txt`. */
const FILES = new Set(['/llms', '/llms-full', '/robots']);

/** What the routes of API references are called inside the application. */
const ROUTE = `/${API_ROUTE}`;

/** Names pages that would stand where something else is published: the print page of a section, a Markdown copy, a file of the site. */
export function reservedPathProblems(
  roots: readonly SectionVersion[],
  pages: readonly Page[],
): Problem[] {
  const prints = new Set(roots.map((root) => printPath(root.basePath)));
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
