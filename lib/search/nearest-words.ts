import type { Query, Slot } from './query.ts';
import { errorsIn } from './typing-errors.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The terms of the loaded index, and the searched pages that have them. */
export interface Searched {
  vocabulary: Vocabulary;
  /** Ids of the pages of the searched groups that have a term. */
  pagesOf: (term: string) => readonly number[];
}

/** Another text for a part of a query. */
export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** People rarely get the first letter wrong. */
const WRONG_FIRST_LETTER = 0.5;

/**
 * The nearest words of the searched pages for unknown ones, without ideographs: those that stand
 * with the other words of the query come first, and all of them stand on one page.
 * @param isKnown for each word of the query
 */
export function nearestWords(
  query: Query,
  isKnown: readonly boolean[],
  { vocabulary, pagesOf }: Searched,
): Replacement[] {
  const unknown = query.slots.filter((slot, at) => !isKnown[at] && !slot.ideographic);
  if (unknown.length === 0) return [];
  const others = query.slots.filter((slot, at) => isKnown[at] && !slot.optional);
  const beside = pagesWithAll(others, pagesOf);
  let corrected: ReadonlySet<number> | undefined;
  return unknown.flatMap((slot) => {
    const [best] = vocabulary
      .similar(slot.term, errorsIn(slot.term))
      .map(({ term, distance }) => {
        const pages = pagesOf(term).filter((page) => corrected?.has(page) ?? true);
        return {
          term,
          pages,
          errors: distance + (term[0] === slot.term[0] ? 0 : WRONG_FIRST_LETTER),
          together: pages.filter((page) => beside.has(page)).length,
        };
      })
      .filter(({ pages }) => pages.length > 0)
      .sort(
        (a, b) => a.errors - b.errors || b.together - a.together || b.pages.length - a.pages.length,
      );
    if (!best) return [];
    corrected = new Set(best.pages);
    return [{ start: slot.start, end: slot.end, text: best.term }];
  });
}

/** The searched pages that have every one of the words. */
function pagesWithAll(slots: readonly Slot[], pagesOf: Searched['pagesOf']): ReadonlySet<number> {
  const [first = new Set<number>(), ...rest] = slots.map(
    ({ matches }) => new Set(matches.flatMap(({ term }) => pagesOf(term))),
  );
  return new Set([...first].filter((page) => rest.every((pages) => pages.has(page))));
}
