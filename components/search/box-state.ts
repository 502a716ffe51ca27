import { isSettled, type SearchAnswer } from '@/lib/search/protocol.ts';
import { countText } from './count-text.ts';
import type { SearchScope } from './session.ts';
import { steadyRows } from './steady.ts';
import { MOST_ROWS, suggestionRows, type SuggestionRow } from './suggestion-rows.ts';

/** The keys that are held while a row is opened: with them it opens in another tab or window. */
export type HeldKeys = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** What the search box shows and knows. */
export interface BoxState {
  isOpen: boolean;
  /** The answer that is shown, and where it was looked for. */
  answer?: SearchAnswer;
  scope: SearchScope & { label?: string };
  rows: readonly SuggestionRow[];
  /** The answer belongs to what stands in the field. */
  isCurrent: boolean;
  isFailing: boolean;
  /** Enter came before the answer, which opens its first row when it is there. */
  isWaiting: boolean;
  /** An answer takes so long that a sign says it is on its way. */
  isSlow: boolean;
  /** Place of the active row among the stops, -1 for none. */
  active: number;
  /** The pointer has moved to the active row and is still there. */
  isPointed: boolean;
  /** The stop that the reader has chosen with the arrows, null for none of them: it stays chosen in a new list. */
  chosen?: string | null;
  /** The stop that is being opened; a new object each time. */
  opening?: { stop: number; keys: HeldKeys };
}

export type BoxEvent =
  /** A question is asked. `isFailing`: nothing can answer it. */
  | { type: 'asked'; isFailing: boolean }
  | { type: 'answered'; answer: SearchAnswer; scope: BoxState['scope']; isFailing: boolean }
  | { type: 'failed' | 'slow' | 'arrived' | 'waited' | 'wentOn' | 'left' | 'closed' }
  | { type: 'moved'; step: 1 | -1 }
  | { type: 'pointed'; stop: number }
  | { type: 'opened'; which: 'active' | 'first'; keys: HeldKeys };

export const CLOSED: BoxState = {
  isOpen: false,
  scope: {},
  rows: [],
  isCurrent: false,
  isFailing: false,
  isWaiting: false,
  isSlow: false,
  active: -1,
  isPointed: false,
};

/** Whether the link to all results stands below the rows. */
export const hasLinkToAll = ({ answer, scope }: BoxState): boolean =>
  answer !== undefined && (answer.total > 0 || scope.context !== undefined);

/** What the arrows go through, by their addresses: the rows, and the link to all results below them. */
export const stopsOf = (state: BoxState): string[] => [
  ...state.rows.map(({ stop }) => stop),
  ...(hasLinkToAll(state) ? [`all ${state.answer?.text ?? ''}`] : []),
];

const placeOf = (state: BoxState, chosen: string | null | undefined): number =>
  typeof chosen === 'string' ? stopsOf(state).indexOf(chosen) : -1;

/** The reader has gone to a row, by the pointer or by an arrow key. */
export const isChosen = ({ active, isPointed, chosen }: BoxState): boolean =>
  active >= 0 && (isPointed || typeof chosen === 'string');

/** The reader is about to press a row, so that none may move. */
const isHeld = (state: BoxState): boolean =>
  state.isPointed || state.chosen === null || placeOf(state, state.chosen) >= 0;

/** The state after an event. */
export function boxReducer(state: BoxState, event: BoxEvent): BoxState {
  switch (event.type) {
    case 'asked':
      if (event.isFailing) return failed({ ...state, isCurrent: false });
      return { ...state, isCurrent: false, isFailing: false };
    case 'answered':
      return answered(state, event);
    case 'failed':
      return failed(state);
    case 'slow':
      return { ...state, isSlow: true };
    case 'arrived':
      return { ...state, isSlow: false };
    case 'waited':
      return { ...state, isWaiting: true, isOpen: true };
    case 'wentOn':
      return { ...state, isWaiting: false };
    case 'left':
      return state.isPointed ? ordered({ ...state, isPointed: false }) : state;
    case 'closed':
      return CLOSED;
    case 'moved':
      return moved({ ...state, isWaiting: false, isPointed: false }, event.step);
    case 'pointed':
      return { ...state, isPointed: true, chosen: undefined, active: event.stop };
    case 'opened':
      return event.which === 'active'
        ? { ...state, opening: { stop: state.active, keys: event.keys } }
        : openFirst(state, event.keys);
  }
}

const failed = (state: BoxState): BoxState => ({
  ...state,
  isFailing: true,
  isWaiting: false,
  isSlow: false,
  isOpen: true,
});

function answered(
  state: BoxState,
  { answer, scope, isFailing }: Extract<BoxEvent, { type: 'answered' }>,
): BoxState {
  // Where the pointer lies says nothing about the rows that answer another text.
  const isPointed = state.isPointed && answer.text === state.answer?.text;
  const next = withRows(
    { ...state, isPointed, isCurrent: true, isFailing: false, isOpen: true },
    answer,
    scope,
  );
  if (isFailing) return failed(next);
  return next.isWaiting && isSettled(answer) ? openFirst(next, {}) : next;
}

/** The newest answer in its own order, unless the reader still holds on to a row. */
const ordered = (state: BoxState): BoxState =>
  state.answer ? withRows(state, state.answer, state.scope) : state;

function withRows(state: BoxState, answer: SearchAnswer, scope: BoxState['scope']): BoxState {
  const shown = {
    rows: state.rows,
    isSame: answer.text === state.answer?.text,
    isHeld: isHeld(state),
  };
  const rows = steadyRows(shown, answer, suggestionRows(answer), ({ page }) => page.u).slice(
    0,
    MOST_ROWS,
  );
  if (rows.length === 0 && answer.loading) return { ...state, answer: undefined, rows, active: -1 };
  const next = { ...state, answer, scope, rows };
  const kept = state.isPointed ? state.active : placeOf(next, state.chosen);
  // The first row is what Enter opens: none is, as long as another may take its place.
  const first = rows.length > 0 && isSettled(answer) && state.chosen !== null ? 0 : -1;
  return { ...next, active: kept >= 0 ? kept : first };
}

/** One row on or back; between the last and the first there is a place where none is chosen. */
function moved(state: BoxState, step: 1 | -1): BoxState {
  const stops = stopsOf(state);
  const places = stops.length + 1;
  const active = ((state.active + 1 + step + places) % places) - 1;
  return { ...state, active, chosen: stops[active] ?? null };
}

/** The first row of the answer, or the link to all results where there is none. */
function openFirst(state: BoxState, keys: HeldKeys): BoxState {
  const free = ordered({
    ...state,
    isWaiting: false,
    isPointed: false,
    chosen: undefined,
    active: -1,
  });
  return { ...free, opening: { stop: 0, keys } };
}

/** Words that the page brings along, before the words of the index are there. */
export interface BoxWords {
  failed: string;
  loading: string;
  opening: string;
}

/** What the box says: above the rows, below them, and to screen readers. @param words interface texts that come with the index */
export function boxTexts(
  state: BoxState,
  own: BoxWords,
  words: Record<string, string>,
): { above: string; below?: string; said: string } {
  if (!state.isOpen) return { above: '', said: '' };
  const { answer, isFailing, isWaiting } = state;
  const none = words.noResults ?? '';
  const waiting = isWaiting ? own.opening : answer === undefined ? own.loading : undefined;
  const said = isFailing ? own.failed : (waiting ?? (answer ? countText(answer, words, none) : ''));
  const below =
    answer === undefined || answer.total === 0
      ? undefined
      : isWaiting
        ? own.opening
        : answer.loading
          ? words.searching
          : undefined;
  if (isFailing) return { above: own.failed, below, said };
  return { above: state.rows.length > 0 ? '' : (waiting ?? none), below, said };
}
