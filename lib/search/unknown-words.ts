import type { EnginePage } from './hits.ts';
import type { Query, Slot } from './query.ts';

/**
 * Words of a query that no searched page has, as they were typed. Of ideographs those that are part
 * of no known pair.
 */
export function unknownWords(query: Query): string[] {
  const answered = [...query.expansions, ...query.compounds].reduce(
    (bits, { slots }) => bits | slots,
    0,
  );
  const isKnown = (slot: Slot, at: number): boolean =>
    slot.optional || (answered & (1 << at)) !== 0 || (slot.matches.length > 0 && !slot.corrected);
  const known = query.slots.filter(isKnown);
  const words: { typed: string; end: number }[] = [];
  query.slots.forEach((slot, at) => {
    if (isKnown(slot, at)) return;
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

/**
 * The text of a query with corrected words in place of unknown ones: those that the best page has.
 * @param has whether the best page has a term
 * @returns undefined when nothing is corrected
 */
export function suggestionFor(
  text: string,
  query: Query,
  best: EnginePage | undefined,
  has: (term: string, page: EnginePage) => boolean,
): string | undefined {
  if (!best) return undefined;
  let suggestion = '';
  let done = 0;
  for (const slot of query.slots) {
    if (!slot.corrected || slot.end <= done) continue;
    const match = [...slot.matches]
      .sort((a, b) => b.weight - a.weight)
      .find(({ term }) => has(term, best));
    if (!match) continue;
    // Two pairs share an ideograph: what the first one has corrected stays.
    const overlap = Math.max(0, done - slot.start);
    suggestion += text.slice(done, slot.start) + match.term.slice(overlap);
    done = slot.end;
  }
  return done === 0 ? undefined : suggestion + text.slice(done);
}
