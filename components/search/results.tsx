import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { mayPrefetch } from '@/components/navigation/prefetch.ts';
import { Button } from '@/components/ui/button.tsx';
import { isSettled, type SearchAnswer } from '@/lib/search/protocol.ts';
import { AnswerHold } from './answer-hold.ts';
import { ELSEWHERE_DELAY } from './box-questions.ts';
import { rememberSearch } from './recent-searches.ts';
import { ResultItem } from './result-item.tsx';
import { ResultsHead } from './results-head.tsx';
import { keepPlace, keptPlace } from './results-place.ts';
import { EMPTY, hasMore, isSettledFor, resultsReducer, resultsText } from './results-state.ts';
import { chosenScope, SearchChoices, unknownContext } from './search-choices.tsx';
import styles from './search-page.module.css';
import type { SearchSession } from './session.ts';

// The form loads one module on demand.
export { SearchChoices };

/** Length of a passage in characters. */
const PASSAGE_LENGTH = 100;

interface Props {
  session: SearchSession;
  /** Path of the locale's search page, with the base path. */
  searchPage: string;
  /** The query of the address, and the searched text in it. */
  query: string;
  text: string;
  words: { more: string; loading: string; failed: string; retry: string };
  /** When the first question was asked: its answer has been waited for since then. */
  askedAt: number;
  /** Increases with each visit of the reader to the form. */
  formVisits: number;
}

/** The results of the search page, their number, and a button for more of them. */
export function Results({ session, searchPage, query, text, words, askedAt, formVisits }: Props) {
  const status = useSyncExternalStore(session.subscribe, session.getStatus);
  const [place] = useState(keptPlace);
  const [state, dispatch] = useReducer(resultsReducer, {
    ...EMPTY,
    shown: place?.shown ?? EMPTY.shown,
  });
  const [hold] = useState(() => {
    const held = new AnswerHold(isSettled, (answer) => dispatch({ type: 'answered', answer }));
    return { held, receive: (answer: SearchAnswer) => held.receive(answer) };
  });
  const firstAskedAt = useRef<number | undefined>(askedAt);
  const isBlank = text.trim() === '';
  const { shown, focus, answer, told, results } = state;

  useEffect(() => {
    const scope = () => chosenScope(session.manifest, query);
    const leave = () => {
      session.forget(hold.receive);
      hold.held.drop();
    };
    if (isBlank) {
      firstAskedAt.current = undefined;
      leave();
      return dispatch({ type: 'emptied' });
    }
    const question = JSON.stringify([text, scope()]);
    dispatch({ type: 'asked', question });
    if (status.failed) return;
    hold.held.ask(`${question} ${shown}`, firstAskedAt.current);
    firstAskedAt.current = undefined;
    session.ask(
      { text, scope, limit: shown, passageLength: PASSAGE_LENGTH, elsewhere: 1 },
      hold.receive,
    );
  }, [session, hold, status, query, text, isBlank, shown]);
  useEffect(
    () => () => {
      session.forget(hold.receive);
      hold.held.drop();
    },
    [session, hold],
  );
  useEffect(() => dispatch({ type: 'letGo' }), [formVisits]);

  const isWide = !isSettledFor(state) || (answer?.elsewhere?.complete ?? true);
  useEffect(() => {
    // What other sections have is loaded while the reader looks at what this one has.
    if (isWide || !mayPrefetch()) return;
    const timer = setTimeout(() => session.widen(), ELSEWHERE_DELAY);
    return () => clearTimeout(timer);
  }, [session, isWide]);

  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  useEffect(() => {
    // A focused list does not change, so the passages must be complete before.
    if (focus === undefined || !answer || !isSettled(answer) || results.length <= focus) return;
    links.current[focus]?.focus();
    dispatch({ type: 'focused' });
  }, [focus, answer, results]);

  // Back leads to where the reader was, when as much is shown again as then.
  const hasReturned = useRef(place === undefined);
  useLayoutEffect(() => {
    if (hasReturned.current || !answer || !isSettled(answer)) return;
    hasReturned.current = true;
    scrollTo({ top: place?.top, behavior: 'instant' });
  }, [answer, place]);

  const list = useRef<HTMLOListElement>(null);
  const keepStill = () => dispatch({ type: 'held' });
  return (
    <>
      <div className={styles.count} data-search-count>
        <p role="status">
          {isBlank
            ? ''
            : status.failed
              ? words.failed
              : resultsText(state, status.manifest?.words, words.loading)}
        </p>
        {!isBlank && status.failed && (
          <Button variant="plain" onClick={session.retry}>
            {words.retry}
          </Button>
        )}
      </div>
      {!isBlank && (
        <ResultsHead
          {...chosenScope(status.manifest, query)}
          manifest={status.manifest}
          text={text.trim()}
          answer={told}
          isCurrent={state.answered === state.question}
          unknownContext={unknownContext(status.manifest, query)}
          searchPage={searchPage}
        />
      )}
      <ol
        ref={list}
        className={styles.results}
        data-search-results
        onPointerMove={keepStill}
        onPointerDown={keepStill}
        onFocus={keepStill}
        onClick={({ target }) => {
          if (!(target instanceof Element) || !target.closest('a')) return;
          keepPlace(shown);
          rememberSearch(text);
        }}
        // While the focus is in the list, nothing may move even without the pointer.
        onPointerLeave={() =>
          !list.current?.contains(document.activeElement) && dispatch({ type: 'letGo' })
        }
      >
        {results.map((result, index) => (
          <ResultItem
            key={result.u}
            result={result}
            ref={(link) => void (links.current[index] = link)}
          />
        ))}
      </ol>
      {hasMore(state) && (
        <Button className={styles.more} onClick={() => dispatch({ type: 'more' })}>
          {words.more}
        </Button>
      )}
    </>
  );
}
