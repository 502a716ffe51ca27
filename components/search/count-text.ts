import type { SearchAnswer } from '@/lib/search/protocol.ts';

/** Which words were not found; empty when all were. */
export const unknownText = (
  { unknown }: Pick<SearchAnswer, 'unknown'>,
  words: Record<string, string>,
): string =>
  unknown.length === 0
    ? ''
    : (words.unknownWords ?? '').replace('{words}', () =>
        unknown
          .map((word) => (words.quoted ?? '{word}').replace('{word}', () => word))
          .join(words.wordSeparator ?? ', '),
      );

/**
 * How many pages were found, as soon as the number is final.
 * @param none the text for no pages
 */
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
