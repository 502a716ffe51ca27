import { editDistance } from './edit-distance.ts';

/**
 * The candidate nearest to `word`, or undefined if none is near enough to be a typing error (a
 * third of its letters).
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const best = nearestWithin(word, candidates, Infinity);
  return best !== undefined &&
    distanceOf(word, best) <= Math.max(1, Math.ceil(Math.max(word.length, best.length) / 3))
    ? best
    : undefined;
}

/**
 * The candidate nearest to `word`, the first of several; undefined if all differ by more than
 * `limit` letters.
 */
export const nearestWithin = (
  word: string,
  candidates: readonly string[],
  limit: number,
): string | undefined =>
  candidates
    .map((candidate) => ({ candidate, distance: distanceOf(word, candidate, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)[0]?.candidate;

const distanceOf = (a: string, b: string, limit = Infinity): number =>
  editDistance(a.toLowerCase(), b.toLowerCase(), limit);
