import { bitCount } from './bits.ts';
import type { Hit } from './hits.ts';
import type { Passage } from './passages.ts';
import type { Query } from './query.ts';
import { isSentence } from './sentence.ts';

/**
 * How many times its score a page gains at most, by what its texts have of the query: all words as
 * one phrase.
 */
const PHRASE_BONUS = 0.7;
/**
 * The same for ideographs, whose pairs overlap: every longer word is a run of them, so that short
 * runs mean little.
 */
const PHRASE_OF_PAIRS = 0.3;
/** A sentence (nearly) as it was typed, or an identifier of a message, instead of a phrase. */
const SENTENCE_BONUS = 2;
/** All words in one block of text: a paragraph, an item, a row. */
const BLOCK_BONUS = 1;
/** Ideographs in fewer words gain less: their pairs are in many blocks by chance. */
const BLOCK_POWER_OF_PAIRS = 3;
/** A heading that is the query, of two words or more. */
const HEADING_BONUS = 2;
/** Which share of a sentence in one run is the sentence. */
const WHOLE = 0.9;
/**
 * What a score has beyond this comes from a title that is the query: a phrase cannot outweigh it.
 */
const MOST_OF_TEXT = 100;

/**
 * The score of a page by its texts, too: higher when words of the query are together or follow each
 * other as they were typed.
 * @param isNamed whether a heading is the query
 */
export function textScore(
  { score }: Hit,
  passages: readonly Passage[],
  isNamed: boolean,
  query: Query,
): number {
  const slots = query.slots.filter((slot) => !slot.optional);
  if (slots.length < 2) return score;
  const longest = Math.max(1, ...passages.map(({ run }) => run));
  const share = (longest - 1) / (slots.length - 1);
  let bonus = slots.every(({ ideographic }) => ideographic)
    ? PHRASE_OF_PAIRS * share ** 2
    : PHRASE_BONUS * share;
  if (share >= WHOLE && (isSentence(query) || isLongIdentifier(query))) bonus = SENTENCE_BONUS;
  bonus += blockBonus(passages, query);
  return score + Math.min(score, MOST_OF_TEXT) * (bonus + (isNamed ? HEADING_BONUS : 0));
}

/** More for a page that has the words of the query together, in any order. */
function blockBonus(passages: readonly Passage[], { slots }: Query): number {
  const required = slots.map(({ optional, share }) => (optional ? 0 : share));
  const shareOf = (bits: number): number =>
    required.reduce((sum, share, at) => (bits & (1 << at) ? sum + share : sum), 0);
  const most = Math.max(0, ...passages.flatMap(({ blocks }) => blocks).map(shareOf));
  const share = most / required.reduce((sum, one) => sum + one, 0);
  const isLatin = slots.every(({ ideographic, optional }) => optional || !ideographic);
  return BLOCK_BONUS * (isLatin ? share : share ** BLOCK_POWER_OF_PAIRS);
}

/**
 * Whether the query is one identifier of three words or more: `CERTIFICATE_VERIFY_FAILED`. The
 * numbers of an address are no words.
 */
const isLongIdentifier = ({ slots, compounds }: Query): boolean =>
  slots.length > 2 &&
  slots.every(({ term }) => /\D/.test(term)) &&
  compounds.some(({ typed, slots: inside }) => typed !== '' && bitCount(inside) === slots.length);
