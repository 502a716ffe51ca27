import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Lets the browser's Back button close an overlay instead of leaving the page. While the overlay is
 * open it has its own history entry with the same address. Closing removes the entry; a link chosen
 * in the overlay replaces it.
 * @param name names the overlay in the state of its entry. No two overlays of a page have the same.
 * @param isLeaving whether a link closed the overlay
 * @param close called after Back
 */
export function useBackCloses(
  name: string,
  open: boolean,
  isLeaving: () => boolean,
  close: () => void,
): void {
  // Our own `history.back()` is asynchronous.
  const returning = useRef(false);
  const goBack = () => {
    returning.current = true;
    window.history.back();
  };
  const isMarked = () => overlayOf(history.state) === name;
  // Next adds its own state.
  const push = () => window.history.pushState({ overlay: name }, '');
  const popped = useEffectEvent(() => {
    if (returning.current) {
      returning.current = false;
      if (open) push();
    } else if (open && !isMarked()) close();
    // The reader has gone forward to the overlay's entry.
    else if (!open && isMarked()) goBack();
  });
  const opened = useEffectEvent(() => {
    if (!returning.current && !isMarked()) push();
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

const overlayOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'overlay' in state ? state.overlay : undefined;
