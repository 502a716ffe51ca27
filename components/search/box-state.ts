import { isSettled } from '@/lib/search/protocol.ts';
import {
  CLOSED,
  type BoxAnswer,
  type BoxEvent,
  type BoxState,
  type HeldKeys,
} from './box-model.ts';
import { isAllStop, stopsOf } from './box-stops.ts';
import { idleStop } from './idle-rows.ts';
import { isSameScope, type BoxScope } from './place.ts';
import { hasSameWords, steadyHead, steadyRows } from './steady.ts';
import { elsewhereRows, MAX_ROWS, suggestionRows } from './suggestion-rows.ts';

const placeOf = (state: BoxState, chosen: string | null | undefined): number =>
  typeof chosen === 'string' ? stopsOf(state).indexOf(chosen) : -1;

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
      return rested(event);
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

function rested({ idle, scope, active = -1 }: Extract<BoxEvent, { type: 'rested' }>): BoxState {
  const row = idle[active];
  return {
    ...CLOSED,
    isOpen: idle.length > 0,
    idle,
    scope,
    ...(row && { active, chosen: idleStop(row) }),
  };
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
  const isPointed = state.isPointed && isSameQuestion(state, answer, scope);
  const next = withRows(
    { ...state, isPointed, isCurrent: true, isFailing: false, isOpen: true },
    isAgain(state, answer, scope)
      ? { ...answer, ...seen(state.answer), loading: false, final: true }
      : answer,
    scope,
  );
  if (isFailing) return failed(next);
  return next.isWaiting && isSettled(answer) ? openFirst(next, {}) : next;
}

/** The same question again, since other sections were loaded: seen rows keep their order. */
const isAgain = ({ answer: before, scope: own }: BoxState, answer: BoxAnswer, scope: BoxScope) =>
  before?.text === answer.text && isSettled(before) && isSameScope(own, scope);

/** The same words in the same place. */
const isSameQuestion = (state: BoxState, answer: BoxAnswer, scope: BoxScope): boolean =>
  hasSameWords(state.answer, answer) && isSameScope(state.scope, scope);

/** What keeps its place when the same question is answered again. */
const seen = (before?: BoxAnswer) =>
  before && {
    results: before.results,
    unknown: before.unknown,
    suggestion: before.suggestion,
  };

/** The newest answer in its own order, unless the reader has chosen a row. */
const ordered = (state: BoxState): BoxState =>
  state.answer ? withRows(state, state.answer, state.scope) : state;

function withRows(state: BoxState, answer: BoxAnswer, scope: BoxScope): BoxState {
  const shown = {
    rows: state.rows.filter(({ elsewhere }) => !elsewhere),
    isSame: isSameQuestion(state, answer, scope),
    isHeld: isHeld(state),
  };
  const own = steadyRows(shown, answer, suggestionRows(answer), ({ page }) => page.u);
  const isKept = shown.isSame && shown.isHeld;
  const others = isKept ? state.rows.filter(({ elsewhere }) => elsewhere) : elsewhereRows(answer);
  const rows = [...own.slice(0, MAX_ROWS), ...others];
  const sections = isKept ? state.sections : (answer.sections ?? []);
  const told = steadyHead(shown, answer, state.told);
  if (rows.length === 0 && answer.loading)
    return { ...state, answer: undefined, rows, told, sections, active: -1 };
  const next = { ...state, answer, scope, rows, told, sections };
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
  const all = stopsOf(free).findIndex(isAllStop);
  return { ...free, opening: { stop: free.rows.length > 0 ? 0 : all, keys } };
}
