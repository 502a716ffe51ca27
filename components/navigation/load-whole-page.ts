import { useEffect, useRef } from 'react';
import type { PendingNavigation } from './pending-navigation.ts';

/** Limit for reconnections during one navigation. */
const MOST_RETURNS = 5;

/**
 * Ends an endless navigation: if its data fails although the host answers, Next assumes a lost
 * connection, checks the network, and starts over. After some rounds this loads the target as a
 * full page, which needs no data.
 */
export function useWholePageAfterFailures(
  offline: boolean,
  pending: PendingNavigation | undefined,
): void {
  const returns = useRef(0);
  const wasOffline = useRef(false);
  useEffect(() => {
    returns.current = 0;
    wasOffline.current = false;
  }, [pending]);
  useEffect(() => {
    if (!pending) return;
    if (offline) {
      wasOffline.current = true;
      return;
    }
    // Next also counts a slow request as offline; `navigator.onLine` is more precise.
    if (!wasOffline.current || !navigator.onLine) return;
    wasOffline.current = false;
    if (returns.current++ === MOST_RETURNS) loadAsAWhole(pending);
  }, [offline, pending]);
}

function loadAsAWhole({ href, type }: PendingNavigation): void {
  if (type === 'push') location.assign(href);
  else if (type === 'replace') location.replace(href);
  // The address bar already shows the target.
  else location.reload();
}
