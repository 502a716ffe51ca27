import type { Problem } from '@/lib/content/problem.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';

/** Pages from which on a folder is a subject of its own, with something to draw. */
const LARGE = 6;

/** Pages that say by their name that they introduce something: `Introduction`, `Media_Introduction`, `intro`. */
const INTRODUCTION = /(^|[/_])intro(duction)?$/i;

/**
 * People look before they read: an introduction has a diagram, a section of several pages has one on a top page, a large
 * category on one of its own. `pages` are those of one section and language.
 */
export function diagrams(pages: readonly EditorialPage[]): Problem[] {
  const bare = pages.filter(
    (page) => INTRODUCTION.test(page.key) && !hasDiagram(page) && !page.frontMatter.draft,
  );
  return [
    ...bare.map((page) =>
      mistake(
        page,
        'introduces its subject without a diagram. Show its parts or their order (a `mermaid` code block).',
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
    const isTop = folder === own[0]!.section;
    const expected = isTop ? inSection >= LARGE : own.length >= LARGE;
    if (!expected || own.some(hasDiagram)) return [];
    return [
      mistake(
        own[0]!,
        `No page directly in ${folder}/ has a diagram. Show how its parts work together on ${isTop ? 'the introduction' : 'one of them'} (a \`mermaid\` code block).`,
      ),
    ];
  });
}

const hasDiagram = (page: EditorialPage): boolean =>
  page.text.codes.some(({ lang }) => lang === 'mermaid');
