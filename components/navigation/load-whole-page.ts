import { useEffect, useRef } from 'react';
import type { PendingNavigation } from './pending-navigation.ts';

/** How often the network may come back during one navigation. */
const MOST_RETURNS = 5;

/**
 * Ends a navigation that Next would try for ever: its data fails although there is a network. Next takes each failure for a lost
 * connection, asks the host, gets an answer, and begins again. When that goes on the target is loaded as a whole, which
 * needs no data, so nothing can go round in a circle.
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
    // A request that takes long counts as a network for Next; the browser knows when there is none.
    if (!wasOffline.current || !navigator.onLine) return;
    wasOffline.current = false;
    if (returns.current++ >= MOST_RETURNS) loadAsAWhole(pending);
  }, [offline, pending]);
}

function loadAsAWhole({ href, type }: PendingNavigation): void {
  if (type === 'push') location.assign(href);
  else if (type === 'replace') location.replace(href);
  // The address is the target's already.
  else location.reload();
}
