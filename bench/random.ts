/** Pseudo-random numbers and choices. The same seed gives the same ones on every machine. */
export class Random {
  #state: readonly [number, number, number, number];

  /** @param seed any integer; neighboring seeds give unrelated sequences */
  constructor(seed: number) {
    let mixed = seed >>> 0;
    // Four words from one seed (splitmix32): xoshiro must not start with similar words or zeros.
    const next = (): number => {
      mixed = (mixed + 0x9e3779b9) >>> 0;
      let word = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
      word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
      return (word ^ (word >>> 15)) >>> 0;
    };
    this.#state = [next(), next(), next(), next()];
  }

  /** A number from 0 (included) to 1 (excluded): xoshiro128**. */
  fraction(): number {
    const [a, b, c, d] = this.#state;
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const [e, f] = [c ^ a, d ^ b];
    this.#state = [a ^ f, b ^ e, e ^ (b << 9), rotate(f, 11)];
    return result / 2 ** 32;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }

  /** Any entry, all equally likely. */
  pick<T>(list: readonly T[]): T {
    return entryAt(list, this.between(0, list.length - 1));
  }

  /** Up to `count` different entries, in random order. */
  several<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () => {
      const place = this.between(0, rest.length - 1);
      const entry = entryAt(rest, place);
      rest.splice(place, 1);
      return entry;
    });
  }

  /**
   * An entry of a list of words, the first ones far more often than the last, as in prose
   * (Zipf-Mandelbrot).
   */
  word(list: readonly string[]): string {
    const sums = weights(list.length);
    const target = this.fraction() * (sums.at(-1) ?? 0);
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? Infinity) > target) high = middle;
      else low = middle + 1;
    }
    return entryAt(list, low);
  }
}

function entryAt<T>(list: readonly T[], place: number): T {
  if (!(place in list))
    throw new RangeError(`A list of ${list.length} entries has no entry ${place}.`);
  return list[place] as T;
}

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

const known = new Map<number, number[]>();

/** Running sums of the weights 1 / (rank + 2.7). */
function weights(length: number): number[] {
  let sums = known.get(length);
  if (!sums) {
    let sum = 0;
    sums = Array.from({ length }, (_, rank) => (sum += 1 / (rank + 2.7)));
    known.set(length, sums);
  }
  return sums;
}
