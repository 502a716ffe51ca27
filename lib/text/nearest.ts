import { editDistance } from './edit-distance.ts';

/** The candidate nearest to `word`, or undefined if none is near enough to be a typing error (a third of its letters). */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const scored = candidates
    .map((candidate) => ({
      candidate,
      distance: editDistance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance);
  const best = scored[0];
  return best &&
    best.distance <= Math.max(1, Math.ceil(Math.max(word.length, best.candidate.length) / 3))
    ? best.candidate
    : undefined;
}
