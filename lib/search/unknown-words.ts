import type { EnginePage } from './hits.ts';
import type { Expansion, Query, Slot } from './query.ts';
import { nearestWords, type Replacement, type Searched } from './nearest-words.ts';

/**
 * Words of a query that no searched page has, as they were typed. Of ideographs those that are part
 * of no known pair.
 */
export function unknownWords(query: Query, searched: Searched): string[] {
  const isKnown = knownAt(query, searched);
  const known = query.slots.filter((_, at) => isKnown[at]);
  const words: { typed: string; end: number }[] = [];
  query.slots.forEach((slot, at) => {
    if (isKnown[at]) return;
    if (!slot.ideographic) {
      words.push({ typed: slot.typed, end: slot.end });
      return;
    }
    let start = slot.start;
    for (const character of slot.typed) {
      const end = start + character.length;
      const place = start;
      start = end;
      if (known.some((other) => other.ideographic && other.start <= place && other.end >= end))
        continue;
      const last = words.at(-1);
      if (last && last.end === place) words.splice(-1, 1, { typed: last.typed + character, end });
      else if (!last || last.end < end) words.push({ typed: character, end });
    }
  });
  return [...new Set(words.map(({ typed }) => typed))];
}

/** For each word of a query whether it need not be named as unknown. */
function knownAt(query: Query, searched: Searched): boolean[] {
  const { vocabulary, pagesOf } = searched;
  const isThere = (term: string): boolean => pagesOf(term).length > 0;
  const answered = [
    ...query.expansions.filter((one) => isOnOnePage(one, searched)),
    ...query.compounds.filter(({ term }) => isThere(term)),
  ].reduce((bits, { slots }) => bits | slots, 0);
  // Corrections are loose matches that do not begin as the word does.
  const hasForm = ({ term, corrected, matches }: Slot): boolean =>
    !corrected &&
    matches.some((match) => (!match.loose || match.term.startsWith(term)) && isThere(match.term));
  // Longer words were not looked up where other groups have the word itself.
  const isBeginning = ({ term, ideographic }: Slot): boolean =>
    !ideographic && vocabulary.startingWith(term).some(isThere);
  return query.slots.map(
    (slot, at) =>
      slot.optional || (answered & (1 << at)) !== 0 || hasForm(slot) || isBeginning(slot),
  );
}

/** Whether a searched page has all terms of an expansion, each in one of its forms. */
const isOnOnePage = ({ terms }: Expansion, { pagesOf }: Searched): boolean => {
  const [first = [], ...others] = terms.map((forms) => new Set(forms.flatMap(pagesOf)));
  return [...first].some((page) => others.every((pages) => pages.has(page)));
};

/**
 * The text of a query with the nearest words of the searched pages in place of unknown ones.
 * @param best the best page, whose ideographs are looked at
 * @param standsOn whether ideographs follow each other on a page
 * @returns undefined when nothing is corrected
 */
export function suggestionFor(
  text: string,
  query: Query,
  searched: Searched,
  best: EnginePage | undefined,
  standsOn: (page: EnginePage, ideographs: string) => boolean,
): string | undefined {
  const isKnown = knownAt(query, searched);
  const replacements = nearestWords(query, isKnown, searched);
  if (best)
    for (const run of runsOf(query.slots)) {
      const other = correctedRun(text, run, (term) => searched.pagesOf(term).includes(best.id));
      // Pairs that fit each other need not be a word: the page must have all of them in a row.
      if (other && standsOn(best, other.text)) replacements.push(other);
    }
  if (replacements.length === 0) return undefined;
  let [suggestion, done] = ['', 0];
  for (const { start, end, text: word } of replacements.sort((a, b) => a.start - b.start)) {
    suggestion += text.slice(done, start) + word;
    done = end;
  }
  return suggestion + text.slice(done);
}

/** Pairs of ideographs that overlap, together. */
function runsOf(slots: readonly Slot[]): Slot[][] {
  const runs: Slot[][] = [];
  for (const slot of slots) {
    if (!slot.ideographic) continue;
    const last = runs.at(-1);
    if (slot.start < (last?.at(-1)?.end ?? 0)) last?.push(slot);
    else runs.push([slot]);
  }
  return runs;
}

/** @param has whether the best page has a term */
function correctedRun(
  text: string,
  run: readonly Slot[],
  has: (term: string) => boolean,
): Replacement | undefined {
  const start = run[0]?.start ?? 0;
  const end = run.at(-1)?.end ?? start;
  let corrected = '';
  let done = start;
  for (const slot of run) {
    if (!slot.corrected || slot.end <= done) continue;
    const match = [...slot.matches]
      .sort((a, b) => b.weight - a.weight)
      .find(({ term }) => has(term));
    if (!match) continue;
    // Two pairs share an ideograph: what the first one has corrected stays.
    const overlap = Math.max(0, done - slot.start);
    corrected += text.slice(done, slot.start) + match.term.slice(overlap);
    done = slot.end;
  }
  return done === start ? undefined : { start, end, text: corrected + text.slice(done, end) };
}
