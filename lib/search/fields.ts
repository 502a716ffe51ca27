import type { PageRecord } from './records.ts';
import { pathTerms } from './request-path.ts';
import { isIdeographic, joined, tokenize } from './tokenize.ts';

/** The parts of a page that are searched. */
export const FIELDS = [
  'content',
  'heading',
  'keywords',
  'title',
  'breadcrumb',
  'original',
  'asked',
] as const;
export type Field = (typeof FIELDS)[number];

/** How often each term occurs in one field of one page, and how many words the field has. */
export interface FieldCount {
  name: Field;
  terms: ReadonlyMap<string, number>;
  length: number;
}

/** The terms of each field of a page, in the order of `FIELDS`. */
export function countFields(page: PageRecord): FieldCount[] {
  const texts: Record<Field, readonly string[]> = {
    content: page.sections.map(({ text }) => text),
    heading: page.sections.map(({ heading }) => heading),
    keywords: page.keywords,
    title: [page.title],
    breadcrumb: page.breadcrumb,
    original: page.original ?? [],
    asked: page.asked ?? [],
  };
  return FIELDS.map((name) => {
    const { terms, length } = countTerms(texts[name], name === 'title' || name === 'original');
    if (name === 'keywords')
      for (const path of page.keywords.filter((keyword) => keyword.startsWith('/')))
        for (const term of pathTerms(path)) terms.set(term, 1);
    return { name, terms, length };
  });
}

/**
 * Counts the terms of texts. An identifier counts as a whole and in parts, but only its parts add
 * to the length.
 * @param isTitle neighboring words are also one term, since readers type `taglist`
 */
function countTerms(
  texts: readonly string[],
  isTitle: boolean,
): { terms: Map<string, number>; length: number } {
  const terms = new Map<string, number>();
  let length = 0;
  const add = (term: string) => terms.set(term, (terms.get(term) ?? 0) + 1);
  for (const text of texts) {
    let before = '';
    for (const { term, kind } of tokenize(text)) {
      add(term);
      if (kind !== 'word') continue;
      length++;
      const isWord = !isIdeographic(term);
      if (isTitle && isWord && before !== '') add(joined(before + term));
      before = isWord ? term : '';
    }
  }
  return { terms, length };
}
