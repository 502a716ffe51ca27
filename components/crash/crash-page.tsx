'use client';

import { useEffect, useRef } from 'react';
import { causeChain } from './cause-chain.ts';
import type { LoadErrorWords } from './load-error.tsx';
import { TechnicalDetails } from './technical-details.tsx';
import styles from './crash-page.module.css';

export interface CrashWords extends LoadErrorWords {
  title: string;
  /** What the reader can do: about a page, about a part of it. */
  advice: string;
  partCrashed: string;
  tryAgain: string;
  cause: string;
  /** Title of the document when nothing of the page is left. */
  pageTitle: string;
}

/** Takes the place of a page that has crashed. With a title, of everything: then the document is named so, too. */
export function CrashPage({
  error,
  words,
  title,
  onRetry,
}: {
  error: unknown;
  words: CrashWords;
  title?: string;
  onRetry: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    const name = () => {
      if (document.title !== title) document.title = title;
    };
    name();
    // Next writes the page's own title when it comes to it.
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      // A page that has come since has its own.
      if (document.title === title) document.title = before;
    };
  }, [title]);
  return (
    <main id="main" className={styles.page}>
      <div role="alert">
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <div>{words.advice}</div>
        <button type="button" className={styles.retry} onClick={onRetry}>
          {words.tryAgain}
        </button>
        <TechnicalDetails label={words.technicalDetails} message={causeChain(error, words.cause)} />
      </div>
    </main>
  );
}
