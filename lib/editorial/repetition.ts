import type { Problem } from '@/lib/content/problem.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';
import { sentences } from './page-text.ts';

/** The largest share of a page's sentences that may be on a longer page as well. */
const MOST = 0.3;

/** Reports pages of one section and language that share too many sentences. */
export function repetition(pages: readonly EditorialPage[]): Problem[] {
  const problems: Problem[] = [];
  const own = pages
    .map((page) => ({ page, said: new Set(sentences(page.text)) }))
    .filter(({ said }) => said.size > 0);
  for (const [index, first] of own.entries()) {
    for (const second of own.slice(index + 1)) {
      const [shorter, longer] =
        first.said.size <= second.said.size ? [first, second] : [second, first];
      const shared = [...shorter.said].filter((sentence) => longer.said.has(sentence));
      const part = shared.length / shorter.said.size;
      if (part > MOST)
        problems.push(
          mistake(
            shorter.page,
            `shares ${Math.round(part * 100)} % of its sentences with ${longer.page.file}, for example: “${shared[0]}” Say it once and link to it.`,
          ),
        );
    }
  }
  return problems;
}
