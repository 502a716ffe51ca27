import { stemmer } from 'stemmer';
import { editDistance } from '@/lib/text/edit-distance.ts';
import { bitCount } from './bits.ts';
import { isIdeographic } from './tokenize.ts';

/**
 * Every term of the loaded index, sorted, for what an exact lookup cannot find: prefixes, other
 * endings, typing errors.
 */
export class Vocabulary {
  #terms: string[] = [];
  /** How many pages have a term. */
  readonly #pagesWith = new Map<string, number>();
  /**
   * The letters of each term, one bit each: most terms are too different to compute their distance.
   */
  #letters: Uint32Array | undefined;
  readonly #stems = new Map<string, string>();

  /**
   * Terms that were added since the last lookup. Parts arrive one after the other; their terms are
   * sorted together.
   */
  #added: string[] = [];

  get size(): number {
    return this.#sorted().length;
  }

  /**
   * @param terms in any order, each once, with the number of pages that have it; known terms may be
   *   among them
   */
  add(terms: readonly (readonly [term: string, pages: number])[]): void {
    for (const [term, pages] of terms) {
      const known = this.#pagesWith.get(term);
      if (known === undefined) this.#added.push(term);
      this.#pagesWith.set(term, (known ?? 0) + pages);
    }
  }

  /** How many pages have a term. */
  pagesWith(term: string): number {
    return this.#pagesWith.get(term) ?? 0;
  }

  #sorted(): readonly string[] {
    if (this.#added.length === 0) return this.#terms;
    const added = this.#added.sort();
    this.#added = [];
    const merged: string[] = [];
    let at = 0;
    for (const term of this.#terms) {
      for (let next = added[at]; next !== undefined && next < term; next = added[++at])
        merged.push(next);
      merged.push(term);
    }
    this.#terms = merged.concat(added.slice(at));
    this.#letters = undefined;
    return this.#terms;
  }

  /** The terms that begin with `prefix`, without the prefix itself. */
  startingWith(prefix: string): string[] {
    const terms = this.#sorted();
    const from = placeOf(terms, prefix);
    let to = from;
    while (terms[to]?.startsWith(prefix)) to++;
    return terms.slice(terms[from] === prefix ? from + 1 : from, to);
  }

  /** The pairs of ideographs whose second one is `ideograph`. */
  endingWith(ideograph: string): string[] {
    return this.#sorted().filter(
      (term) => term.endsWith(ideograph) && term.length > ideograph.length && isIdeographic(term),
    );
  }

  /** Whether any term begins with `prefix`. */
  hasPrefix(prefix: string): boolean {
    const terms = this.#sorted();
    return terms[placeOf(terms, prefix)]?.startsWith(prefix) ?? false;
  }

  /** Other forms of an English word: `flash` for `flashing`. Without the word itself. */
  sameStem(word: string): string[] {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) return [];
    const stem = this.#stem(word);
    // An ending changes at most the last letter of a stem (`registry`, `registri`).
    return this.#within(stem.slice(0, Math.max(3, stem.length - 1))).filter(
      (term) => term !== word && term.length <= word.length + 8 && this.#stem(term) === stem,
    );
  }

  /**
   * Terms that differ by at most `edits` letters (added, missing, changed, or two swapped), nearest
   * first.
   */
  similar(word: string, edits: number): { term: string; distance: number }[] {
    if (edits === 0) return [];
    const letters = letterSet(word);
    const found: { term: string; distance: number }[] = [];
    const terms = this.#sorted();
    const sets = (this.#letters ??= Uint32Array.from(terms, letterSet));
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index] ?? '';
      if (Math.abs(term.length - word.length) > edits) continue;
      if (bitCount(letters ^ (sets[index] ?? 0)) > 2 * edits) continue;
      const distance = editDistance(word, term, edits);
      if (distance > 0 && distance <= edits) found.push({ term, distance });
    }
    return found.sort((a, b) => a.distance - b.distance);
  }

  #within(prefix: string): string[] {
    return [...(this.#pagesWith.has(prefix) ? [prefix] : []), ...this.startingWith(prefix)];
  }

  #stem(term: string): string {
    const known = this.#stems.get(term) ?? stemmer(term);
    this.#stems.set(term, known);
    return known;
  }
}

/** The place of a text in a sorted list, or where it would be inserted. */
function placeOf(list: readonly string[], wanted: string): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Bits 0–25 for a–z, 26–30 for digits and all other characters. */
function letterSet(term: string): number {
  let set = 0;
  for (let at = 0; at < term.length; at++) {
    const code = term.charCodeAt(at);
    set |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (26 + (code % 5));
  }
  return set;
}
