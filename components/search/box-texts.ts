import type { SearchAnswer } from '@/lib/search/protocol.ts';
import type { BoxState } from './box-model.ts';
import { countText, unknownText } from './count-text.ts';

/** Interface texts that are part of the page, for the time before the manifest is loaded. */
export interface BoxWords {
  failed: string;
  loading: string;
  opening: string;
}

/**
 * The texts of the box: above the rows, below them, and for screen readers.
 * @param own interface texts of the page
 * @param words interface texts of the manifest
 */
export function boxTexts(
  state: BoxState,
  own: BoxWords,
  words: Record<string, string>,
): { above: string; below?: string; said: string } {
  if (!state.isOpen || state.idle.length > 0) return { above: '', said: '' };
  const { answer, isFailing, isWaiting } = state;
  const none = words.noResults ?? '';
  const waiting = isWaiting ? own.opening : answer === undefined ? own.loading : undefined;
  const counted = (of: SearchAnswer) =>
    [countText(of, words, none), unknownText(state.told, words)].filter(Boolean).join(' ');
  const said = isFailing ? own.failed : (waiting ?? (answer ? counted(answer) : ''));
  const below =
    answer === undefined || answer.total === 0
      ? undefined
      : isWaiting
        ? own.opening
        : answer.loading
          ? words.searching
          : undefined;
  if (isFailing) return { above: own.failed, below, said };
  return {
    above: state.rows.some(({ elsewhere }) => !elsewhere) ? '' : (waiting ?? none),
    below,
    said,
  };
}
