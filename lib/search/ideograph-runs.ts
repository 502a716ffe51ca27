import type { Token } from './tokenize.ts';

/**
 * How much each word of a query counts as one. Pairs of ideographs overlap: the three pairs of 網路門鎖
 * are as much text as two words.
 */
export function sharesOf(words: readonly Pick<Token, 'start' | 'end'>[]): number[] {
  const shares: number[] = [];
  for (let from = 0, at = 1; at <= words.length; at++) {
    const [word, next] = [words[at - 1], words[at]];
    if (word && next && next.start < word.end) continue;
    const pairs = at - from;
    for (; from < at; from++) shares.push((pairs + 1) / 2 / pairs);
  }
  return shares;
}
