import type { Query } from './query.ts';
import { isStopWord, withoutStopWords } from './stop-words.ts';
import { isIdeographic } from './tokenize.ts';

/** How much a form counts, compared with the query as it was typed. */
const FACTOR = {
  /** Without its typing errors. */
  corrected: 0.9,
  /**
   * In words of the manuals instead of those that were typed: less than the query itself, even with
   * the bonus of a phrase.
   */
  inOtherWords: 0.5,
  /** Without the name of the page's section. */
  inSection: 0.8,
};

/** A name, or a query as one, ready to be compared. */
export interface NameForm {
  /** Folded words. */
  words: readonly string[];
  /** The words as one, because readers put spaces elsewhere: `data logger`, `edgelink`. */
  joined: string;
  /** The words without stop words and without plurals, and these as one. */
  keyWords: readonly string[];
  key: string;
}

/** A way to read a query. */
export interface QueryForm extends NameForm {
  factor: number;
}

export function nameForm(words: readonly string[]): NameForm {
  const keyWords = keyWordsOf(words);
  return { words, joined: words.join(''), keyWords, key: keyWords.join('') };
}

const form = (words: readonly string[], factor: number): QueryForm => ({
  ...nameForm(words),
  factor,
});

function keyWordsOf(words: readonly string[]): string[] {
  const rest = words.filter((word) => !isStopWord(word));
  return (rest.length > 0 ? rest : words).map(singular);
}

/**
 * An English word without the ending of the plural (not of `bus`, `this`, `access`), and without a
 * last `e`: so `batches` is `batch`, and `caches` is `cache`.
 */
export const singular = (word: string): string =>
  /^[a-z]{3,}$/.test(word)
    ? word
        .replace(/ies$/, 'y')
        .replace(/([^isu])s$/, '$1')
        .replace(/e$/, '')
    : word;

/** The query as it was typed, without what makes a question of it, corrected, in other words. */
export function formsOf(query: Query): QueryForm[] {
  const { words, asked, otherWords } = query;
  const typed = asked.length < words.length ? [words, asked] : [words];
  const meant = meantWords(query);
  const corrected = typed.map((one) => one.map((word) => meant.get(word) ?? word));
  return [
    ...typed.map((one) => form(one, 1)),
    ...(meant.size > 0 ? corrected.map((one) => form(one, FACTOR.corrected)) : []),
    ...otherWords.map((one) => form(one, FACTOR.inOtherWords)),
  ];
}

/** For each word with a typing error the word that is meant. */
const meantWords = ({ slots }: Query): Map<string, string> =>
  new Map(
    slots.flatMap(({ term, corrected, matches }) => {
      const best = corrected ? matches.toSorted((a, b) => b.weight - a.weight)[0] : undefined;
      return best ? [[term, best.term]] : [];
    }),
  );

/**
 * What is left of a query without the name of a section at its beginning or its end: `reboot` of
 * `EdgeLink reboot` and of `reboot in EdgeLink`.
 * @returns a function of the name, its words as one
 */
export function formsWithout(forms: readonly QueryForm[]): (name: string) => readonly QueryForm[] {
  const known = new Map<string, readonly QueryForm[]>();
  return (name) => {
    let rests = known.get(name);
    if (!rests) known.set(name, (rests = forms.flatMap((one) => without(one, name))));
    return rests;
  };
}

function without({ words, joined, factor }: QueryForm, name: string): QueryForm[] {
  if (name === '') return [];
  const rests: (readonly string[])[] = [];
  const first = joined.startsWith(name) ? countWithin(words, name.length) : 0;
  if (first > 0) {
    const after = words.slice(first);
    rests.push(isAcross(after[0], name.at(-1), 0) ? after.slice(1) : after);
  }
  const last = joined.endsWith(name) ? countWithin(words, joined.length - name.length) : 0;
  if (last > 0) {
    const before = words.slice(0, last);
    rests.push(isAcross(before.at(-1), name[0], 1) ? before.slice(0, -1) : before);
  }
  return rests
    .map(withoutStopWords)
    .filter((rest) => rest.length > 0)
    .map((rest) => form(rest, factor * FACTOR.inSection));
}

/** How many words together have so many characters; 0 if none have exactly so many. */
function countWithin(words: readonly string[], length: number): number {
  let sum = 0;
  for (let at = 0; at < words.length && sum < length; at++) {
    sum += words[at]?.length ?? 0;
    if (sum === length) return at + 1;
  }
  return 0;
}

/** Whether a pair of ideographs has one of a name's, which needs no space before the next word. */
const isAcross = (pair = '', ideograph = '', at: 0 | 1): boolean =>
  isIdeographic(pair) && pair.length === 2 && pair[at] === ideograph;
