'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { causeChain } from './cause-chain.ts';
import type { LoadErrorWords } from './load-error.tsx';
import { TechnicalDetails } from './technical-details.tsx';
import styles from './crash-page.module.css';

export interface CrashWords extends LoadErrorWords {
  title: string;
  /** Advice to the reader, for a page or for a part of it. */
  advice: string;
  partCrashed: string;
  tryAgain: string;
  cause: string;
  /** Document title when the whole page has crashed. */
  pageTitle: string;
}

/**
 * Replaces a page that has crashed. `title` is for a crash of the whole document, and becomes its
 * title.
 */
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
    // Next sets the page's own title later.
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      // A newer page has its own title.
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
        <Button variant="primary" size="large" className={styles.retry} onClick={onRetry}>
          {words.tryAgain}
        </Button>
        <TechnicalDetails label={words.technicalDetails} message={causeChain(error, words.cause)} />
      </div>
    </main>
  );
}
