import type { Problem } from '@/lib/content/problem.ts';
import { mistake, type EditorialPage } from './editorial-page.ts';
import { countWords } from './page-text.ts';

/** The fewest words of a page. A Chinese character counts as a word, so the limit is higher. */
const LEAST = { latin: 120, chinese: 180 } as const;

/** Reports pages with very few words, except lists of cards. */
export function longEnough(page: EditorialPage): Problem[] {
  if (page.text.isList || page.frontMatter.draft || page.frontMatter.unlisted) return [];
  const least = page.text.prose.some(({ text }) => /\p{Script=Han}/u.test(text))
    ? LEAST.chinese
    : LEAST.latin;
  const words = countWords(page.text);
  return words < least
    ? [
        mistake(
          page,
          `has ${words} words; a page needs ${least} to be worth opening. Join it with a neighbor, or say what the reader is to do.`,
        ),
      ]
    : [];
}
