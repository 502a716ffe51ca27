import type { Problem } from '@/lib/content/problem.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';

/** Pages from which on a folder is a subject of its own, with something to draw. */
const LARGE = 6;

/**
 * People look before they read: a section of several pages has a diagram on one of its top pages (its introduction), a
 * large category on one of its own. `pages` are those of one section and language.
 */
export function diagrams(pages: readonly EditorialPage[]): Problem[] {
  const byFolder = new Map<string, EditorialPage[]>();
  for (const page of pages) {
    const folder = page.key.slice(0, page.key.lastIndexOf('/'));
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), page]);
  }
  return [...byFolder].flatMap(([folder, own]) => {
    const isTop = folder === own[0]!.section;
    const expected = isTop ? pages.length >= LARGE : own.length >= LARGE;
    if (!expected || own.some(hasDiagram)) return [];
    return [mistake(own[0]!, `No page directly in ${folder}/ has a diagram. Show how its parts work together on ${isTop ? 'the introduction' : 'one of them'} (a \`mermaid\` code block).`)];
  });
}

const hasDiagram = (page: EditorialPage): boolean => page.text.codes.some(({ lang }) => lang === 'mermaid');
