import type { Problem } from '@/lib/content/problem.ts';
import { isDrawingKind } from '@/lib/drawings/drawing-kinds.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';

/** Number of pages from which on a folder needs a diagram. */
const LARGE = 6;

/**
 * Pages whose name says that they are introductions: `Introduction`, `Media_Introduction`, `intro`.
 */
const INTRODUCTION = /(^|[/_])intro(duction)?$/i;

/**
 * Reports introductions without a diagram, and large sections and categories without one on any
 * page directly in their folder. `pages` are those of one section and language.
 */
export function diagrams(pages: readonly EditorialPage[]): Problem[] {
  const bare = pages.filter(
    (page) => INTRODUCTION.test(page.key) && !hasDiagram(page) && !page.frontMatter.draft,
  );
  return [
    ...bare.map((page) =>
      mistake(
        page,
        'introduces its subject without a diagram. Show its parts or their order (a `mermaid` code block, or a drawing).',
      ),
    ),
    ...folders(
      pages.filter((page) => !bare.includes(page)),
      pages.length,
    ),
  ];
}

function folders(pages: readonly EditorialPage[], inSection: number): Problem[] {
  const byFolder = new Map<string, EditorialPage[]>();
  for (const page of pages) {
    const folder = page.key.slice(0, page.key.lastIndexOf('/'));
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), page]);
  }
  return [...byFolder].flatMap(([folder, own]) => {
    const [first] = own;
    if (!first || own.some(hasDiagram)) return [];
    const isTop = folder === first.section;
    if ((isTop ? inSection : own.length) < LARGE) return [];
    return [
      mistake(
        first,
        `No page directly in ${folder}/ has a diagram. Show how its parts work together on ${isTop ? 'the introduction' : 'one of them'} (a \`mermaid\` code block).`,
      ),
    ];
  });
}

const hasDiagram = (page: EditorialPage): boolean =>
  page.text.codes.some(({ lang }) => lang === 'mermaid' || isDrawingKind(lang));
