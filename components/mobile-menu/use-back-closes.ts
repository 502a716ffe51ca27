import { useEffect, useEffectEvent, useRef } from 'react';

/** Marker in the state of a history entry. */
const MARK = 'menu';

const isMarked = (): boolean =>
  typeof history.state === 'object' && history.state !== null && MARK in history.state;
const push = (): void => window.history.pushState({ [MARK]: true }, '');

/**
 * Lets the browser's Back button close an overlay instead of leaving the page. While the overlay is
 * open it has its own history entry with the same address. Closing removes the entry; a link chosen
 * in the overlay replaces it.
 * @param isLeaving whether a link closed the overlay
 * @param close called after Back
 */
export function useBackCloses(open: boolean, isLeaving: () => boolean, close: () => void): void {
  // Our own `history.back()` is asynchronous.
  const returning = useRef(false);
  const goBack = () => {
    returning.current = true;
    window.history.back();
  };
  const popped = useEffectEvent(() => {
    if (returning.current) {
      returning.current = false;
      if (open) push();
    } else if (open && !isMarked()) close();
    // The reader has gone forward to the overlay's entry.
    else if (!open && isMarked()) goBack();
  });
  const opened = useEffectEvent(() => {
    if (!returning.current) push();
  });
  const closed = useEffectEvent(() => {
    if (!isLeaving() && !returning.current && isMarked()) goBack();
  });

  useEffect(() => {
    const listener = () => popped();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
  useEffect(() => {
    if (open) opened();
    // Or the page was reloaded while the overlay was open.
    else closed();
  }, [open]);
}
