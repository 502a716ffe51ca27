import { stemmer } from 'stemmer';
import { tokenize, wordsOf } from './tokenize.ts';

/** A word of the manuals that answers what was typed. */
export interface Alternative {
  /** As it is written. */
  text: string;
  /** Terms that a page must have. */
  terms: string[];
}

/** What readers type, and the words of the manuals for it. */
export class Synonyms {
  /** By the terms that are typed, with spaces between them. */
  readonly #byTyped = new Map<string, Alternative[]>();
  #longest = 0;

  /**
   * @param lines each with a word of the manuals and what readers type for it, with tabs between
   *   them
   */
  add(lines: string): void {
    for (const line of lines.split('\n')) {
      const [text = '', ...typed] = line.split('\t');
      const alternative = { text, terms: termsOf(text) };
      if (alternative.terms.length === 0) continue;
      for (const phrase of typed) this.#add(wordsOf(phrase), alternative);
    }
  }

  #add(typed: readonly string[], alternative: Alternative): void {
    if (typed.length === 0) return;
    const key = keyOf(typed);
    const known = this.#byTyped.get(key) ?? [];
    if (!known.some(({ text }) => text === alternative.text)) known.push(alternative);
    this.#byTyped.set(key, known);
    this.#longest = Math.max(this.#longest, typed.length);
  }

  /**
   * The longest phrase of words that has other words in the manuals.
   * @param from the phrase begins with this word
   */
  longest(
    words: readonly string[],
    from: number,
  ): { to: number; alternatives: Alternative[] } | undefined {
    for (let to = Math.min(words.length, from + this.#longest); to > from; to--) {
      const alternatives = this.#byTyped.get(keyOf(words.slice(from, to)));
      if (alternatives) return { to, alternatives };
    }
    return undefined;
  }
}

/** Words with the same stem are typed alike: `reset passwords` is `reset password`. */
const keyOf = (words: readonly string[]): string =>
  words.map((word) => (/^[a-z]{4,}$/.test(word) ? stemmer(word) : word)).join(' ');

/** The terms of a text: names written as one (`Wi-Fi`) as a whole, otherwise words. */
function termsOf(text: string): string[] {
  const tokens = tokenize(text);
  const wholes = tokens.filter(({ kind }) => kind === 'whole');
  return [
    ...new Set(
      tokens
        .filter(
          ({ kind, start, end }) =>
            kind === 'whole' ||
            (kind === 'word' && !wholes.some((whole) => whole.start <= start && whole.end >= end)),
        )
        .map(({ term }) => term),
    ),
  ];
}
