import type { EnginePage } from './hits.ts';
import { sameWords, type Query } from './query.ts';

/** The final score of a page: 0 when it has too little of the query, more when its title says what was asked. */
export function judgeOf(
  query: Query,
  weights: readonly number[],
): (mask: number, score: number, page: EnginePage) => number {
  const bits = (ideographic: boolean) =>
    query.slots.reduce(
      (all, slot, index) =>
        slot.optional || slot.ideographic !== ideographic ? all : all | (1 << index),
      0,
    );
  const [words, signs] = [bits(false), bits(true)];
  // One word of three may be missing; of ideographs half of the pairs, because pairs across two words mean nothing.
  const [fewestWords, fewestSigns] = [
    count(words) - Math.floor(count(words) / 3),
    count(signs) / 2,
  ];
  const weightOf = (mask: number): number => {
    let weight = 0;
    for (let index = 0; index < weights.length; index++)
      if (mask & (1 << index)) weight += weights[index]! + 0.1;
    return weight;
  };
  const all = weightOf(words | signs);
  return (mask, score, page) => {
    if (count(mask & words) < fewestWords || count(mask & signs) < fewestSigns) return 0;
    const needed = mask & (words | signs);
    const coverage = needed === (words | signs) ? 1 : weightOf(needed) / all;
    return score * coverage * coverage + titleBonus(query, page, all);
  };
}

function count(mask: number): number {
  let found = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) found++;
  return found;
}

function titleBonus({ words, open }: Query, page: EnginePage, weight: number): number {
  const title = page.words;
  // Whoever types a whole title wants that page.
  if (sameWords(title, words)) return 1000;
  for (let start = 0; start + words.length <= title.length; start++) {
    let at = 0;
    while (
      at < words.length &&
      (title[start + at] === words[at] ||
        (open && at === words.length - 1 && title[start + at]!.startsWith(words[at]!)))
    )
      at++;
    if (at === words.length) return (1.5 * weight * words.length) / title.length;
  }
  return 0;
}
