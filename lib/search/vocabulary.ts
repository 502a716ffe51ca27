import { stemmer } from 'stemmer';
import { editDistance } from '@/lib/text/edit-distance.ts';

/** Every term of the loaded index, in order, for what an exact look-up cannot find: beginnings, other endings, typing errors. */
export class Vocabulary {
  #terms: string[] = [];
  /** On how many pages a term stands. */
  readonly #pagesWith = new Map<string, number>();
  /** Which letters a term has, one bit each, in the order of the terms: most of them are too different to be worth a closer look. */
  #letters: Uint32Array | undefined;
  readonly #stems = new Map<string, string>();

  /** Terms that came since the last look-up: parts of an index arrive one after the other, and are put in order together. */
  #new: string[] = [];

  get size(): number {
    return this.#sorted().length;
  }

  /**
   * @param terms in any order, each once, with the number of pages on which it stands; known ones may be among them
   */
  add(terms: readonly (readonly [term: string, pages: number])[]): void {
    for (const [term, pages] of terms) {
      const known = this.#pagesWith.get(term);
      if (known === undefined) this.#new.push(term);
      this.#pagesWith.set(term, (known ?? 0) + pages);
    }
  }

  /** On how many pages a term stands; 0 for one that stands nowhere. */
  pagesWith(term: string): number {
    return this.#pagesWith.get(term) ?? 0;
  }

  #sorted(): readonly string[] {
    if (this.#new.length === 0) return this.#terms;
    const added = this.#new.sort();
    this.#new = [];
    const merged: string[] = [];
    let next = 0;
    for (const term of this.#terms) {
      while (next < added.length && added[next]! < term) merged.push(added[next++]!);
      merged.push(term);
    }
    this.#terms = merged.concat(added.slice(next));
    this.#letters = undefined;
    return this.#terms;
  }

  /** The terms that begin with `prefix`, itself not among them. */
  startingWith(prefix: string): string[] {
    const terms = this.#sorted();
    const from = placeOf(terms, prefix);
    let to = from;
    while (to < terms.length && terms[to]!.startsWith(prefix)) to++;
    return terms.slice(terms[from] === prefix ? from + 1 : from, to);
  }

  /** Whether any term begins so. */
  hasPrefix(prefix: string): boolean {
    const terms = this.#sorted();
    return terms[placeOf(terms, prefix)]?.startsWith(prefix) ?? false;
  }

  /** Other forms of an English word: `flash` for `flashing`. The word itself is not among them. */
  sameStem(word: string): string[] {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) return [];
    const stem = this.#stem(word);
    // Endings change at most the last letters of a stem (`registry`, `registri`).
    return this.#within(stem.slice(0, Math.max(3, stem.length - 1))).filter(
      (term) => term !== word && term.length <= word.length + 8 && this.#stem(term) === stem,
    );
  }

  /** Terms that differ by at most `edits` letters (added, lost, changed, or two exchanged), nearest first. */
  similar(word: string, edits: number): { term: string; distance: number }[] {
    const letters = letterSet(word);
    const found: { term: string; distance: number }[] = [];
    const terms = this.#sorted();
    const sets = (this.#letters ??= Uint32Array.from(terms, letterSet));
    for (let index = 0; index < terms.length; index++) {
      const term = terms[index]!;
      if (Math.abs(term.length - word.length) > edits) continue;
      if (bits(letters ^ sets[index]!) > 2 * edits) continue;
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

/** Where a text stands in a list in ascending order, or would stand. */
function placeOf(list: readonly string[], wanted: string): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Bits 0–25 for a–z, 26–30 for figures and everything else. */
function letterSet(term: string): number {
  let set = 0;
  for (let at = 0; at < term.length; at++) {
    const code = term.charCodeAt(at);
    set |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (26 + (code % 5));
  }
  return set;
}

function bits(value: number): number {
  let rest = value - ((value >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
