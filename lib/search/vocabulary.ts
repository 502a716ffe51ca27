import { stemmer } from 'stemmer';
import { editDistance } from './edit-distance.ts';

/** Every term of the loaded index, in order, for what an exact look-up cannot find: beginnings, other endings, typing errors. */
export class Vocabulary {
  #terms: string[] = [];
  /** Which letters a term has, one bit each: most terms are too different to be worth a closer look. */
  readonly #letters = new Map<string, number>();
  readonly #stems = new Map<string, string>();

  /** Terms that came since the last look-up: parts of an index arrive one after the other, and are put in order together. */
  #new: string[] = [];

  get size(): number {
    return this.#sorted().length;
  }

  /** @param terms in any order; known ones may be among them */
  add(terms: Iterable<string>): void {
    for (const term of terms) {
      if (this.#letters.has(term)) continue;
      this.#letters.set(term, letterSet(term));
      this.#new.push(term);
    }
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
    this.#terms = [...merged, ...added.slice(next)];
    return this.#terms;
  }

  /** The terms that begin with `prefix`, itself not among them. */
  startingWith(prefix: string): string[] {
    const terms = this.#sorted();
    const from = this.#place(prefix);
    let to = from;
    while (to < terms.length && terms[to]!.startsWith(prefix)) to++;
    return terms.slice(terms[from] === prefix ? from + 1 : from, to);
  }

  /** Whether any term begins so. */
  hasPrefix(prefix: string): boolean {
    return this.#sorted()[this.#place(prefix)]?.startsWith(prefix) ?? false;
  }

  /** Other forms of an English word: `flash` for `flashing`. The word itself is not among them. */
  sameStem(word: string): string[] {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) return [];
    const stem = this.#stem(word);
    // Endings change at most the last letters of a stem (`registry`, `registri`).
    return this.#within(stem.slice(0, Math.max(3, stem.length - 1))).filter((term) => term !== word && term.length <= word.length + 8 && this.#stem(term) === stem);
  }

  /** Terms that differ by at most `edits` letters (added, lost, changed, or two exchanged), nearest first. */
  similar(word: string, edits: number): { term: string; distance: number }[] {
    const letters = letterSet(word);
    const found: { term: string; distance: number }[] = [];
    for (const term of this.#sorted()) {
      if (Math.abs(term.length - word.length) > edits) continue;
      if (bits(letters ^ this.#letters.get(term)!) > 2 * edits) continue;
      const distance = editDistance(word, term, edits);
      if (distance > 0 && distance <= edits) found.push({ term, distance });
    }
    return found.sort((a, b) => a.distance - b.distance);
  }

  #within(prefix: string): string[] {
    return [...(this.#letters.has(prefix) ? [prefix] : []), ...this.startingWith(prefix)];
  }

  #stem(term: string): string {
    const known = this.#stems.get(term) ?? stemmer(term);
    this.#stems.set(term, known);
    return known;
  }

  /** Where `term` stands or would stand. */
  #place(term: string): number {
    const terms = this.#sorted();
    let [low, high] = [0, terms.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (terms[middle]! < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }
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
