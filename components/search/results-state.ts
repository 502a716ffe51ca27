import { isSettled, type ResultPage, type SearchAnswer } from '@/lib/search/protocol.ts';
import { countText } from './count-text.ts';
import { steadyRows } from './steady.ts';

/** How many results are shown at first and with each further step. */
const STEP = 20;

/** What the search page shows and knows. */
export interface ResultsState {
  /** Names what is asked: text, context, version. */
  question: string;
  /** How many results are wanted. */
  shown: number;
  results: readonly ResultPage[];
  /** The newest answer, and the question that it answers. */
  answer?: SearchAnswer;
  answered: string;
  /** The pointer has moved to a result, or the focus: none may move. */
  isHeld: boolean;
  /** The result that gets the focus when it is there. */
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
  answered: '',
  isHeld: false,
};

/** The state after an event. */
export function resultsReducer(state: ResultsState, event: ResultsEvent): ResultsState {
  switch (event.type) {
    case 'asked':
      return event.question === state.question
        ? state
        : { ...state, question: event.question, shown: STEP, isHeld: false, focus: undefined };
    case 'answered':
      return answered(state, event.answer);
    case 'held':
      return state.isHeld ? state : { ...state, isHeld: true };
    case 'letGo':
      return letGo(state);
    case 'more':
      // The reader goes on where the list went on.
      return { ...state, shown: state.shown + STEP, isHeld: false, focus: state.results.length };
    case 'focused':
      return { ...state, focus: undefined };
    case 'emptied':
      return EMPTY;
  }
}

function answered(state: ResultsState, answer: SearchAnswer): ResultsState {
  const shown = {
    rows: state.results,
    isSame: state.answered === state.question,
    isHeld: state.isHeld,
  };
  const results = steadyRows(shown, answer, answer.results, ({ u }) => u);
  // Where the reader holds on to what he sees, the better ones must have a place below it.
  return {
    ...state,
    answer,
    answered: state.question,
    results: isSettled(answer) ? results : results.slice(0, state.shown),
  };
}

/** The reader has let go of the results: their own order counts. */
function letGo(state: ResultsState): ResultsState {
  const free = { ...state, isHeld: false };
  return state.isHeld && state.answer && state.answered === state.question
    ? answered(free, state.answer)
    : free;
}

export const hasMore = ({ answer, results }: ResultsState): boolean =>
  answer !== undefined && !answer.loading && answer.total > results.length;

/** What is said above the results. @param loading said until the words of the index are there */
export function resultsText(
  { question, answer, answered }: ResultsState,
  words: Record<string, string> | undefined,
  loading: string,
): string {
  if (!words) return loading;
  if (!answer || answered !== question) return words.searching ?? loading;
  return countText(
    { loading: !isSettled(answer), total: answer.total },
    words,
    words.noDocuments ?? '',
  );
}
