import type { EnginePage } from './hits.ts';
import type { Query } from './query.ts';
import { singular, type NameForm } from './query-forms.ts';

/** The last part of an address says less than a title. */
const SLUG = 0.6;
/** The name of a section may have been typed as so many words. */
const MOST_WORDS = 4;
/** The path of a request is no name: its words stand in an order. `TCP/IP` is none. */
const REQUEST_PATH = /^(?:\/[^/]+){3}/;

/**
 * Returns the function that says which share of a query the name of a page is, with the names of
 * what is above it: from 0, when the query lacks a word of it, to 1, when nothing else was typed.
 * @param needed one bit for each word by which pages are found
 * @param weightOf what words of the query weigh together
 */
export function nameShares(
  { slots, compounds }: Query,
  needed: number,
  weightOf: (bits: number) => number,
): (page: EnginePage) => number {
  if (compounds.some(({ term }) => REQUEST_PATH.test(term))) return () => 0;
  const total = weightOf(needed);
  const bitsOfWord = new Map<string, number>();
  const bitsOfRun = new Map<string, number>();
  const addTo = (map: Map<string, number>, key: string, bits: number): void => {
    map.set(key, (map.get(key) ?? 0) | (bits & needed));
  };
  slots.forEach(({ term, corrected, matches }, at) => {
    const signed = compounds.find((one) => /[#+]$/.test(one.term) && one.slots === 1 << at);
    for (const word of [
      signed?.term ?? term,
      ...(corrected ? matches.map((match) => match.term) : []),
    ])
      addTo(bitsOfWord, singular(word), 1 << at);
    for (let run = '', bits = 0, end = at; end < Math.min(slots.length, at + MOST_WORDS); end++) {
      run += slots[end]?.term ?? '';
      bits |= 1 << end;
      addTo(bitsOfRun, run, bits);
    }
  });
  const shareOf = ({ keyWords }: NameForm, sectionNames: readonly string[]): number => {
    let bits = 0;
    for (const word of keyWords) {
      const found = bitsOfWord.get(word);
      if (found === undefined) return 0;
      bits |= found;
    }
    if (bits === 0) return 0;
    for (const name of sectionNames) bits |= bitsOfRun.get(name) ?? 0;
    return weightOf(bits) / total;
  };
  return ({ name, slug, sectionNames }) =>
    Math.max(shareOf(name, sectionNames), SLUG * shareOf(slug, sectionNames));
}
