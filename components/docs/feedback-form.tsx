'use client';

import { usePathname } from 'next/navigation';
import { useRef, useState, useSyncExternalStore } from 'react';
import { tellDataLayer } from '@/components/tag-manager/data-layer.ts';
import { Button } from '@/components/ui/button.tsx';
import { followStorage, readStorage, writeStorage } from '@/components/storage/storage.ts';
import styles from './feedback.module.css';

/** The event for the tag manager's data layer. This component sends nothing. */
type FeedbackEvent = {
  event: 'feedback';
  helpful: boolean;
  path: string;
};

interface Props {
  words: Record<'question' | 'yes' | 'no' | 'thanks', string>;
}

const keyOf = (path: string): string => `feedback.${path}`;

/** Takes one answer per page and session, adds it to the data layer, and thanks the reader. */
export function FeedbackForm({ words }: Props) {
  // The path of the address is the key: a page rendered on the server has an internal path and
  // shows no answer.
  const pathname = usePathname();
  const kept = useSyncExternalStore(
    followStorage,
    () => readStorage('session', keyOf(location.pathname)) !== null,
    () => false,
  );
  // Without storage the answer lasts until the reader leaves the page.
  const [answered, setAnswered] = useState<string>();
  const thanks = kept || answered === pathname;
  const status = useRef<HTMLParagraphElement>(null);
  const answer = (helpful: boolean) => {
    tellDataLayer({ event: 'feedback', helpful, path: location.pathname } satisfies FeedbackEvent);
    setAnswered(pathname);
    writeStorage('session', keyOf(location.pathname), helpful ? 'yes' : 'no');
    // The pressed button disappears.
    status.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.feedback} role="group" aria-label={words.question} data-feedback>
      {!thanks && (
        <>
          <p>{words.question}</p>
          <Button variant="choice" onClick={() => answer(true)}>
            {words.yes}
          </Button>
          <Button variant="choice" onClick={() => answer(false)}>
            {words.no}
          </Button>
        </>
      )}
      {/* A live region must exist before its text changes. */}
      <p ref={status} role="status" tabIndex={-1} className={thanks ? undefined : 'sr-only'}>
        {thanks ? words.thanks : ''}
      </p>
    </div>
  );
}
