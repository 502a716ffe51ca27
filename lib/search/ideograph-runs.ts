import { isStopWord } from './stop-words.ts';
import { isIdeographic, type Token } from './tokenize.ts';

/** A word of a query, and where it was typed. */
export interface QueryWord extends Pick<Token, 'term' | 'start' | 'end'> {
  /** An ideograph that no pair of the query has which means something: 燈 in 的燈. */
  lone: boolean;
}

/** Words and pairs of ideographs, and after a pair with a particle the ideograph that would be lost with it. */
export const withLoneIdeographs = (words: readonly Token[]): QueryWord[] =>
  words.flatMap((word, at) => {
    const { term, start, end } = word;
    const [first = '', second = ''] = Array.from(term);
    const result: QueryWord[] = [{ term, start, end, lone: false }];
    if (!isIdeographic(term) || second === '' || !isStopWord(term)) return result;
    const next = words[at + 1];
    const add = (character: string, from: number) =>
      result.push({ term: character, start: from, end: from + character.length, lone: true });
    if (!isStopWord(first) && !overlaps(words[at - 1], word)) add(first, start);
    if (!isStopWord(second) && !(overlaps(word, next) && !isStopWord(next?.term ?? '')))
      add(second, end - second.length);
    return result;
  });

/** Whether two words that follow each other are pairs with a common ideograph. */
const overlaps = (
  word: Pick<Token, 'end'> | undefined,
  next: Pick<Token, 'start'> | undefined,
): boolean => word !== undefined && next !== undefined && next.start < word.end;

/**
 * How much each word counts as one. Pairs of ideographs overlap: four of them that follow each other are three pairs, and as
 * much text as two words.
 */
export function sharesOf(words: readonly Pick<Token, 'start' | 'end'>[]): number[] {
  const shares: number[] = [];
  for (let from = 0, at = 1; at <= words.length; at++) {
    if (overlaps(words[at - 1], words[at])) continue;
    const pairs = at - from;
    for (; from < at; from++) shares.push((pairs + 1) / 2 / pairs);
  }
  return shares;
}
