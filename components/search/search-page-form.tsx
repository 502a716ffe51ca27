'use client';

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { isForInputMethod, useComposition } from './composition.ts';
import { loadSearch } from './load-search.ts';
import { QUERY_FIELD } from './query-field.ts';
import { SearchIcon } from './search-icon.tsx';
import styles from './search-page.module.css';
import type { SearchFiles } from './start.ts';
import { useLazyLoad } from './use-lazy-load.ts';
import { textOf, useQuery } from './use-query.ts';
import { useResultsTitle } from './use-results-title.ts';

interface SearchPageWords {
  label: string;
  pageTitle: string;
  /** With a place for the `{query}`. */
  resultsFor: string;
  context: string;
  version: string;
  more: string;
  loading: string;
  failed: string;
  retry: string;
  needsScript: string;
}

interface Props {
  files: SearchFiles;
  siteTitle: string;
  titleDelimiter: string;
  words: SearchPageWords;
  /** The question whether the results have helped. */
  feedback: ReactNode;
}

/**
 * Heading, form and results of the search page. Its fields follow its address, and its address
 * follows its fields.
 */
export function SearchPageForm({ files, siteTitle, titleDelimiter, words, feedback }: Props) {
  const composition = useComposition();
  const [load, begin] = useLazyLoad(() =>
    Promise.all([loadSearch(files), import('./results.tsx')]),
  );
  const [askedAt] = useState(() => performance.now());
  const [formVisits, setFormVisits] = useState(0);
  const { field, query, change } = useQuery(composition.isComposing);
  const start = useEffectEvent(begin);
  useEffect(() => start(), []);

  const text = textOf(query).trim();
  const heading = text === '' ? words.pageTitle : words.resultsFor.replace('{query}', () => text);
  const titleOf = (name: string): string => `${name} ${titleDelimiter} ${siteTitle}`;
  useResultsTitle(titleOf(heading), titleOf(words.pageTitle));

  const [search, results] = load.status === 'ready' ? load.loaded : [];
  const typed = () => {
    begin();
    // Text that is being composed is not searched.
    if (composition.isComposing()) return;
    change('q', field.current?.value ?? '');
    search?.session.resume();
  };
  return (
    <>
      <h1>{heading}</h1>
      <form
        className={styles.form}
        action={files.searchPage}
        onFocus={() => setFormVisits(formVisits + 1)}
        onSubmit={(event) => {
          event.preventDefault();
          typed();
        }}
      >
        <span className={styles.field}>
          <SearchIcon className={styles.icon} />
          <input
            ref={field}
            {...QUERY_FIELD}
            aria-label={words.label}
            placeholder={words.label}
            autoFocus
            onInput={typed}
            onCompositionStart={composition.begin}
            onCompositionEnd={() => {
              composition.end();
              typed();
            }}
            // This Enter ended a composition: the form is not submitted.
            onKeyDown={(event) =>
              event.key === 'Enter' && isForInputMethod(event.nativeEvent) && event.preventDefault()
            }
          />
        </span>
        {search && results && (
          <results.SearchChoices
            session={search.session}
            query={query}
            words={words}
            onChange={change}
          />
        )}
      </form>
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
      {search && results ? (
        <results.Results
          session={search.session}
          searchPage={files.searchPage}
          query={query}
          text={textOf(query)}
          words={words}
          askedAt={askedAt}
          formVisits={formVisits}
        />
      ) : (
        <p role="status" className={styles.count} data-search-count>
          {load.status === 'failed' ? words.failed : text === '' ? '' : words.loading}
          {load.status === 'failed' && (
            <Button variant="plain" onClick={begin}>
              {words.retry}
            </Button>
          )}
        </p>
      )}
      {/* Shown by the style sheet below results. */}
      <div className={styles.feedback}>{feedback}</div>
    </>
  );
}
