'use client';

import { useRouter } from 'next/navigation';
import { useOffline } from 'next/offline';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { routerHref } from './base-path.ts';
import { useCrashWords } from '@/components/crash/crash-words.tsx';
import { LoadError } from '@/components/crash/load-error.tsx';
import { Button } from '@/components/ui/button.tsx';
import styles from './offline-notice.module.css';
import { useWholePageAfterFailures } from './load-whole-page.ts';
import { pendingNavigation } from './pending-navigation.ts';

/**
 * The page, covered by a notice while a navigation waits for the network. Next resumes it when the
 * network returns; “Retry” checks at once. A reader who stays goes on reading: only after Back and
 * Forward, which have changed the address already, the page follows when the network returns.
 */
export function OfflineNotice({ stay, children }: { stay: string; children: ReactNode }) {
  const words = useCrashWords();
  const router = useRouter();
  const offline = useOffline();
  const pending = useSyncExternalStore(
    pendingNavigation.subscribe,
    pendingNavigation.get,
    () => undefined,
  );
  useWholePageAfterFailures(offline, pending);
  const [stayed, setStayed] = useState<typeof pending>();
  const waits = offline && pending !== undefined && pending !== stayed;
  const onStay = () => {
    // After Back and Forward, the address bar already shows the target.
    if (pending?.type === 'traverse') setStayed(pending);
    else pendingNavigation.cancel();
  };
  const notice = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element>(null);
  // In a layout effect, because the browser soon takes the focus from an inert element.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (waits) {
      focusedBefore.current = activeElement;
      notice.current?.querySelector('button')?.focus({ preventScroll: true });
    } else if (activeElement === body && focusedBefore.current instanceof HTMLElement) {
      focusedBefore.current.focus({ preventScroll: true });
    }
  }, [waits]);
  return (
    <>
      <div className={styles.page} inert={waits}>
        {children}
      </div>
      {waits && (
        <div
          className={styles.notice}
          ref={notice}
          onKeyDown={({ key }) => key === 'Escape' && onStay()}
        >
          <LoadError
            words={words}
            onRetry={() =>
              router[pending.type === 'push' ? 'push' : 'replace'](routerHref(pending.href))
            }
          >
            <Button variant="alert" className={styles.stay} onClick={onStay}>
              {stay}
            </Button>
          </LoadError>
        </div>
      )}
    </>
  );
}
