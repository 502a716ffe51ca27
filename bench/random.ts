/** Numbers and choices that are the same for the same seed, on every machine. */
export class Random {
  readonly #state: Uint32Array;

  /** @param seed any integer; its neighbors give unrelated sequences */
  constructor(seed: number) {
    let mixed = seed >>> 0;
    // Four words out of one seed (splitmix32): xoshiro must not start with neighboring or empty words.
    this.#state = Uint32Array.from({ length: 4 }, () => {
      mixed = (mixed + 0x9e3779b9) >>> 0;
      let word = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
      word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
      return word ^ (word >>> 15);
    });
  }

  /** A number from 0 (included) to 1 (excluded): xoshiro128**. */
  fraction(): number {
    const state = this.#state;
    const result = Math.imul(rotate(Math.imul(state[1]!, 5), 7), 9) >>> 0;
    const shifted = state[1]! << 9;
    state[2]! ^= state[0]!;
    state[3]! ^= state[1]!;
    state[1]! ^= state[2]!;
    state[0]! ^= state[3]!;
    state[2]! ^= shifted;
    state[3] = rotate(state[3]!, 11);
    return result / 2 ** 32;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }

  /** Any entry, all equally likely. */
  pick<T>(list: readonly T[]): T {
    return list[this.between(0, list.length - 1)]!;
  }

  /** Several different entries, in random order; all of them when there are no more than `count`. */
  several<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    return Array.from(
      { length: Math.min(count, rest.length) },
      () => rest.splice(this.between(0, rest.length - 1), 1)[0]!,
    );
  }

  /** An entry of a list of words, the first far more often than the last, as words are in prose (Zipf-Mandelbrot). */
  word(list: readonly string[]): string {
    const sums = weights(list.length);
    const target = this.fraction() * sums.at(-1)!;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > target) high = middle;
      else low = middle + 1;
    }
    return list[low]!;
  }
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
