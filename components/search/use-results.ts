import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type ActionDispatch,
  type RefObject,
} from 'react';
import { isSettled, type SearchAnswer } from '@/lib/search/protocol.ts';
import { AnswerHold } from './answer-hold.ts';
import { wideningDelay } from './other-sections.ts';
import { keptPlace } from './results-place.ts';
import { EMPTY, resultsReducer, type ResultsEvent, type ResultsState } from './results-state.ts';
import { chosenScope } from './search-choices.tsx';
import type { SearchSession } from './session.ts';

/** Length of a passage in characters. */
const PASSAGE_LENGTH = 100;

/** What the search page asks. */
export interface AskedResults {
  session: SearchSession;
  /** The query of the address, and the searched text in it. */
  query: string;
  text: string;
  /** When the first question was asked: its answer has been waited for since then. */
  askedAt: number;
  /** Increases with each visit of the reader to the form. */
  formVisits: number;
}

type Dispatch = ActionDispatch<[event: ResultsEvent]>;

/** The state of the results, and the links of the shown ones. */
export function useResults(asked: AskedResults): {
  status: ReturnType<SearchSession['getStatus']>;
  state: ResultsState;
  dispatch: Dispatch;
  links: RefObject<(HTMLAnchorElement | null)[]>;
} {
  const { session, formVisits } = asked;
  const status = useSyncExternalStore(session.subscribe, session.getStatus);
  const [place] = useState(keptPlace);
  const [state, dispatch] = useReducer(resultsReducer, {
    ...EMPTY,
    shown: place?.shown ?? EMPTY.shown,
  });
  const hold = useQuestions(asked, status, state.shown, dispatch);
  useEffect(() => dispatch({ type: 'letGo' }), [formVisits]);
  useOtherSections(session, hold, state);
  const links = useFocusOfMore(state, dispatch);
  useReturn(place, state.answer);
  return { status, state, dispatch, links };
}

/**
 * Asks the session, again with each change of its files, and stops when the page is left.
 * @returns what holds back its answers
 */
function useQuestions(
  { session, query, text, askedAt }: AskedResults,
  status: ReturnType<SearchSession['getStatus']>,
  shown: number,
  dispatch: Dispatch,
): AnswerHold {
  const [hold] = useState(() => {
    const held = new AnswerHold(isSettled, (answer) => dispatch({ type: 'answered', answer }));
    return { held, receive: (answer: SearchAnswer) => held.receive(answer) };
  });
  const firstAskedAt = useRef<number | undefined>(askedAt);
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (isBlank) {
      firstAskedAt.current = undefined;
      session.forget(hold.receive);
      hold.held.drop();
      return dispatch({ type: 'emptied' });
    }
    const scope = () => chosenScope(session.manifest, query);
    const question = JSON.stringify([text, scope()]);
    dispatch({ type: 'asked', question });
    if (status.failed) return;
    hold.held.ask(`${question} ${shown}`, firstAskedAt.current);
    firstAskedAt.current = undefined;
    session.ask(
      { text, scope, limit: shown, passageLength: PASSAGE_LENGTH, elsewhere: 1 },
      hold.receive,
    );
  }, [session, hold, status, query, text, isBlank, shown, dispatch]);
  useEffect(
    () => () => {
      session.forget(hold.receive);
      hold.held.drop();
    },
    [session, hold],
  );
  return hold.held;
}

/** Loads what other sections have: see `wideningDelay`. */
function useOtherSections(
  session: SearchSession,
  hold: AnswerHold,
  { answer, answered, question }: ResultsState,
): void {
  const current = answered === question ? answer : undefined;
  useEffect(() => {
    const delay = current && wideningDelay(current, hold.waited);
    if (delay === undefined) return;
    const timer = setTimeout(() => session.widen(), delay);
    return () => clearTimeout(timer);
  }, [session, hold, current]);
}

/** After the button for more, the first new result gets the focus. @returns links of the results */
function useFocusOfMore(
  { focus, answer, results }: ResultsState,
  dispatch: Dispatch,
): RefObject<(HTMLAnchorElement | null)[]> {
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  useEffect(() => {
    // A focused list does not change, so the passages must be complete before.
    if (focus === undefined || !answer || !isSettled(answer) || results.length <= focus) return;
    links.current[focus]?.focus();
    dispatch({ type: 'focused' });
  }, [focus, answer, results, dispatch]);
  return links;
}

/** Back leads to where the reader was, when as much is shown again as then. */
function useReturn(place: ReturnType<typeof keptPlace>, answer: SearchAnswer | undefined): void {
  const hasReturned = useRef(place === undefined);
  useLayoutEffect(() => {
    if (hasReturned.current || !answer || !isSettled(answer)) return;
    hasReturned.current = true;
    scrollTo({ top: place?.top, behavior: 'instant' });
  }, [answer, place]);
}
