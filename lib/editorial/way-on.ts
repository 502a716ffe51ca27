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

/** Reports paths of controls that are typed with signs. */
export const controlPaths = (page: EditorialPage): Problem[] =>
  page.text.typedPaths.map((line) =>
    mistake(page, 'Write a path of controls as `<ControlPath>`, not with signs.', line),
  );
