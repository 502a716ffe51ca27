import type { Query } from './query.ts';

/** How many words make a sentence: four, whose shares may add up to a little less. */
const SENTENCE = 3.99;

/**
 * Whether a query has so many words that their order says more than each of them. An identifier is
 * one word.
 */
export function isSentence({ slots, compounds }: Query): boolean {
  const identifiers = compounds.filter(({ typed }) => typed !== '');
  const inside = identifiers.reduce((bits, compound) => bits | compound.slots, 0);
  const words = slots.reduce(
    (sum, { optional, share }, at) => (optional || inside & (1 << at) ? sum : sum + share),
    0,
  );
  return words + identifiers.length >= SENTENCE;
}
