import type { SearchAnswer } from '@/lib/search/protocol.ts';

/** What is said of an answer: how many pages were found, but only when no more can come. @param none what is said when there are none */
export function countText(
  { loading, total }: Pick<SearchAnswer, 'loading' | 'total'>,
  words: Record<string, string>,
  none: string,
): string {
  if (loading) return words.searching ?? '';
  if (total === 0) return none;
  return total === 1
    ? (words.countOne ?? '')
    : (words.countOther ?? '').replace('{count}', String(total));
}
