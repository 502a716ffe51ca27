import { isSettled, type SearchAnswer } from '@/lib/search/protocol.ts';
import { idleStop, type IdleRow } from './idle-rows.ts';
import { isSameScope, type BoxScope } from './place.ts';
import { hasSameWords, steadyRows } from './steady.ts';
import { elsewhereRows, MAX_ROWS, suggestionRows, type SuggestionRow } from './suggestion-rows.ts';

/** The modifier keys while a row is opened: with them it opens in another tab or window. */
export type HeldKeys = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The state of the search box. */
export interface BoxState {
  isOpen: boolean;
  /** The shown answer, and the scope of its search. */
  answer?: SearchAnswer;
  scope: BoxScope;
  rows: readonly SuggestionRow[];
  /** What is offered while the field is empty. */
  idle: readonly IdleRow[];
  /** The answer is that of the field's text. */
  isCurrent: boolean;
  isFailing: boolean;
  /** Enter came before the answer: its first row is opened as soon as it arrives. */
  isWaiting: boolean;
  /** The answer takes long enough to show the loading sign. */
  isSlow: boolean;
  /** Index of the active stop, -1 for none. */
  active: number;
  /** The pointer is on the active row. */
  isPointed: boolean;
  /** The stop chosen with the arrow keys, also in a new list; null if the reader has left all. */
  chosen?: string | null;
  /** The stop to open; a new object each time. */
  opening?: { stop: number; keys: HeldKeys };
}

export type BoxEvent =
  /** A question was asked. `isFailing`: it cannot be answered. */
  | { type: 'asked'; isFailing: boolean }
  | { type: 'answered'; answer: SearchAnswer; scope: BoxScope; isFailing: boolean }
  /** The field is empty. */
  | { type: 'rested'; idle: readonly IdleRow[]; scope: BoxScope }
  | { type: 'failed' | 'slow' | 'arrived' | 'waited' | 'wentOn' | 'left' | 'closed' }
  | { type: 'moved'; step: 1 | -1 }
  | { type: 'pointed'; stop: number }
  | { type: 'opened'; which: 'active' | 'first'; keys: HeldKeys };

export const CLOSED: BoxState = {
  isOpen: false,
  scope: {},
  rows: [],
  idle: [],
  isCurrent: false,
  isFailing: false,
  isWaiting: false,
  isSlow: false,
  active: -1,
  isPointed: false,
};

/** The stop that switches between the section of the page and everywhere. */
export const SCOPE_STOP = 'scope';
const ALL = 'all ';

/** What the arrow keys go through: rows, the switch of the scope, the link to all results. */
export const stopsOf = ({ rows, idle, scope, answer }: BoxState): string[] => [
  ...idle.map(idleStop),
  ...rows.map(({ stop }) => stop),
  ...(scope.own ? [SCOPE_STOP] : []),
  ...(answer ? [ALL + answer.text] : []),
];

/** Id of the element of a stop. */
export const stopId = (stop: string, index: number): string =>
  stop === SCOPE_STOP
    ? 'search-scope'
    : stop.startsWith(ALL)
      ? 'search-all'
      : `search-row-${index}`;

const placeOf = (state: BoxState, chosen: string | null | undefined): number =>
  typeof chosen === 'string' ? stopsOf(state).indexOf(chosen) : -1;

/** The reader has gone to a row, with the pointer or an arrow key. */
export const isChosen = ({ active, isPointed, chosen }: BoxState): boolean =>
  active >= 0 && (isPointed || typeof chosen === 'string');

/** The reader may be about to open a row, so no row may move. */
const isHeld = (state: BoxState): boolean =>
  state.isPointed || state.chosen === null || placeOf(state, state.chosen) >= 0;

/** The state after an event. */
export function boxReducer(state: BoxState, event: BoxEvent): BoxState {
  switch (event.type) {
    case 'asked':
      return asked(state, event.isFailing);
    case 'answered':
      return answered(state, event);
    case 'rested':
      return { ...CLOSED, isOpen: event.idle.length > 0, idle: event.idle, scope: event.scope };
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

const asked = (state: BoxState, isFailing: boolean): BoxState => {
  const next = { ...(state.idle.length > 0 ? CLOSED : state), isCurrent: false };
  return isFailing ? failed(next) : { ...next, isFailing: false };
};

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
  // The pointer did not choose a row of another question.
  const isPointed = state.isPointed && hasSameWords(state.answer, answer);
  const next = withRows(
    { ...state, isPointed, isCurrent: true, isFailing: false, isOpen: true },
    isAgain(state, answer, scope)
      ? { ...answer, results: state.answer?.results ?? [], loading: false, final: true }
      : answer,
    scope,
  );
  if (isFailing) return failed(next);
  return next.isWaiting && isSettled(answer) ? openFirst(next, {}) : next;
}

/** The same question again, since other sections were loaded: seen rows keep their order. */
const isAgain = ({ answer: before, scope: own }: BoxState, answer: SearchAnswer, scope: BoxScope) =>
  before?.text === answer.text && isSettled(before) && isSameScope(own, scope);

/** The newest answer in its own order, unless the reader has chosen a row. */
const ordered = (state: BoxState): BoxState =>
  state.answer ? withRows(state, state.answer, state.scope) : state;

function withRows(state: BoxState, answer: SearchAnswer, scope: BoxScope): BoxState {
  const shown = {
    rows: state.rows.filter(({ elsewhere }) => !elsewhere),
    isSame: hasSameWords(state.answer, answer),
    isHeld: isHeld(state),
  };
  const own = steadyRows(shown, answer, suggestionRows(answer), ({ page }) => page.u);
  const rows = [...own.slice(0, MAX_ROWS), ...elsewhereRows(answer)];
  if (rows.length === 0 && answer.loading) return { ...state, answer: undefined, rows, active: -1 };
  const next = { ...state, answer, scope, rows };
  const kept = state.isPointed ? state.active : placeOf(next, state.chosen);
  // The first row is active only if no other can take its place.
  const first = rows.length > 0 && isSettled(answer) && state.chosen !== null ? 0 : -1;
  return { ...next, active: kept >= 0 ? kept : first };
}

/** The next or previous stop. Between the last and the first, none is chosen. */
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
  const all = stopsOf(free).findIndex((stop) => stop.startsWith(ALL));
  return { ...free, opening: { stop: free.rows.length > 0 ? 0 : all, keys } };
}
