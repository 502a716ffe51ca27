import type { Problem } from '@/lib/content/problem.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';

/** Reports pages whose last part has no link: the reader has finished, and goes where? */
export function wayOn(page: EditorialPage): Problem[] {
  const { headings, links } = page.text;
  const lastPart = headings.at(-1)?.line ?? 1;
  return page.frontMatter.draft || links.some((line) => line >= lastPart)
    ? []
    : [mistake(page, 'The last part has no link. Say where the reader goes on.', lastPart)];
}
