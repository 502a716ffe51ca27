import { useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { rememberSearch } from './recent-searches.ts';
import { ResultItem } from './result-item.tsx';
import { ResultsHead } from './results-head.tsx';
import { keepPlace } from './results-place.ts';
import { hasMore, resultsText } from './results-state.ts';
import { chosenScope, SearchChoices, unknownContext } from './search-choices.tsx';
import styles from './search-page.module.css';
import { useResults, type AskedResults } from './use-results.ts';

// The form loads one module on demand.
export { SearchChoices };

interface Props extends AskedResults {
  /** Path of the locale's search page, with the base path. */
  searchPage: string;
  words: { more: string; loading: string; failed: string; retry: string };
}

/** The results of the search page, their number, and a button for more of them. */
export function Results({ searchPage, words, ...asked }: Props) {
  const { session, query, text } = asked;
  const { status, state, dispatch, links } = useResults(asked);
  const { shown, told, results } = state;
  const isBlank = text.trim() === '';
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
