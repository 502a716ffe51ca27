import { isSettled, type ResultPage, type SearchAnswer } from '@/lib/search/protocol.ts';
import { countText } from './count-text.ts';
import { steadyRows } from './steady.ts';

/** How many results are shown at first, and how many more each time. */
const STEP = 20;

/** A result as it is shown. */
export interface ShownResult extends ResultPage {
  /** It was shown before its passages, and keeps its height until it may move. */
  isIncomplete?: boolean;
}

/** The state of the search page. */
export interface ResultsState {
  /** The key of the question: text, context, version. */
  question: string;
  /** How many results are wanted. */
  shown: number;
  results: readonly ShownResult[];
  /** The results of the last answer to the question that was not going to change. */
  seen: readonly ResultPage[];
  /** The newest answer, and the key of its question. */
  answer?: SearchAnswer;
  answered: string;
  /**
   * The answer that is told above the results: the last one that was not going to change. It stays
   * while other sections are loaded, while a result is held, and until the next question is
   * answered.
   */
  told?: SearchAnswer;
  /** The pointer or the focus is on a result, so no result may move. */
  isHeld: boolean;
  /** Index of the result that gets the focus as soon as it is shown. */
  focus?: number;
}

export type ResultsEvent =
  | { type: 'asked'; question: string }
  | { type: 'answered'; answer: SearchAnswer }
  | { type: 'held' | 'letGo' | 'more' | 'focused' | 'emptied' };

export const EMPTY: ResultsState = {
  question: '',
  shown: STEP,
  results: [],
  seen: [],
  answered: '',
  isHeld: false,
};

/** The state after an event. */
export function resultsReducer(state: ResultsState, event: ResultsEvent): ResultsState {
  switch (event.type) {
    case 'asked':
      return event.question === state.question
        ? state
        : {
            ...state,
            question: event.question,
            seen: [],
            // The first question after Back shows as many results as before.
            shown: state.question === '' ? state.shown : STEP,
            isHeld: false,
            focus: undefined,
          };
    case 'answered': {
      const answer = asSeen(state, withMarks(event.answer));
      const next = answered(state, answer);
      return isSettled(answer) ? { ...next, seen: answer.results } : next;
    }
    case 'held':
      return state.isHeld ? state : { ...state, isHeld: true };
    case 'letGo':
      return letGo(state);
    case 'more':
      // The reader continues with the first new result.
      return { ...state, shown: state.shown + STEP, isHeld: false, focus: state.results.length };
    case 'focused':
      return { ...state, focus: undefined };
    case 'emptied':
      return state.question === '' ? state : EMPTY;
  }
}

/** Marks the results whose passages may still come. */
function withMarks(answer: SearchAnswer): SearchAnswer {
  if (isSettled(answer)) return answer;
  const results = answer.results.map((result): ShownResult => {
    const { best, more } = result;
    const hasPassage = best.heading.length + best.text.length + more.length > 0;
    return hasPassage ? result : { ...result, isIncomplete: true };
  });
  return { ...answer, results };
}

/** The same question again, since other sections were loaded: seen results keep their order. */
function asSeen({ seen, shown }: ResultsState, answer: SearchAnswer): SearchAnswer {
  if (seen.length === 0) return answer;
  const pages = new Set(seen.map(({ u }) => u));
  const results = [...seen, ...answer.results.filter(({ u }) => !pages.has(u))];
  return { ...answer, results: results.slice(0, shown) };
}

function answered(state: ResultsState, answer: SearchAnswer): ResultsState {
  const shown = {
    rows: state.results,
    isSame: state.answered === state.question,
    isHeld: state.isHeld,
  };
  const results = steadyRows(shown, answer, answer.results, ({ u }) => u).map((result) =>
    withPassages(result, answer),
  );
  // Results that may not move stay above those of the final answer, so the list may become longer.
  const stays = shown.isSame && (shown.isHeld || !isSettled(answer));
  return {
    ...state,
    answer,
    answered: state.question,
    told: stays ? state.told : isSettled(answer) ? answer : undefined,
    results: isSettled(answer) ? results : results.slice(0, state.shown),
  };
}

/** An incomplete result with what the answer knows of it. */
function withPassages(result: ShownResult, { results }: SearchAnswer): ShownResult {
  if (!result.isIncomplete) return result;
  const known = results.find(({ u }) => u === result.u);
  return known ? { ...known, isIncomplete: true } : result;
}

/** The reader has left the results: they get their own order. */
function letGo(state: ResultsState): ResultsState {
  const free = { ...state, isHeld: false };
  return state.isHeld && state.answer && state.answered === state.question
    ? answered(free, state.answer)
    : free;
}

export const hasMore = ({ answer, results }: ResultsState): boolean =>
  answer !== undefined && !answer.loading && answer.total > results.length;

/**
 * The text above the results.
 * @param words interface texts of the manifest
 * @param loading the text until the manifest is loaded
 */
export function resultsText(
  { question, answer, answered, told }: ResultsState,
  words: Record<string, string> | undefined,
  loading: string,
): string {
  if (!words) return loading;
  if (!answer || answered !== question) return words.searching ?? loading;
  const counted = isSettled(answer) ? answer : told;
  return countText(
    { loading: counted === undefined, total: counted?.total ?? 0 },
    words,
    words.noDocuments ?? '',
  );
}
