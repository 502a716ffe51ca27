'use client';

import { usePathname } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';
import { tellDataLayer } from '@/components/tag-manager/data-layer.ts';
import { followStorage, readStorage, writeStorage } from '@/components/storage/storage.ts';
import styles from './feedback.module.css';

/** What a tag manager, if there is one, is told. Nothing is sent from here. */
type FeedbackEvent = {
  event: 'feedback';
  helpful: boolean;
  path: string;
};

interface Props {
  words: Record<'question' | 'yes' | 'no' | 'thanks', string>;
}

const keyOf = (path: string): string => `feedback.${path}`;

/** Takes one answer for a page and session, tells the data layer, and thanks. */
export function FeedbackForm({ words }: Props) {
  // The address counts: what is rendered on the server has another path, and shows no answer.
  const pathname = usePathname();
  const kept = useSyncExternalStore(
    followStorage,
    () => readStorage('session', keyOf(location.pathname)) !== null,
    () => false,
  );
  // Where the browser keeps nothing, the answer lasts until the page is left.
  const [answered, setAnswered] = useState<string>();
  const thanks = kept || answered === pathname;
  const answer = (helpful: boolean) => {
    tellDataLayer({ event: 'feedback', helpful, path: location.pathname } satisfies FeedbackEvent);
    setAnswered(pathname);
    writeStorage('session', keyOf(location.pathname), helpful ? 'yes' : 'no');
  };
  return (
    <div className={styles.feedback} role="group" aria-label={words.question} data-feedback>
      {!thanks && (
        <>
          <p>{words.question}</p>
          <button type="button" className={styles.answer} onClick={() => answer(true)}>
            {words.yes}
          </button>
          <button type="button" className={styles.answer} onClick={() => answer(false)}>
            {words.no}
          </button>
        </>
      )}
      {/* There before its text changes, or it is not read. */}
      <p role="status" className={thanks ? undefined : 'sr-only'}>
        {thanks ? words.thanks : ''}
      </p>
    </div>
  );
}
