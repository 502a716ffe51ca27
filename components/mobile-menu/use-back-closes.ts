import { useEffect, useEffectEvent, useRef } from 'react';

/** Our own mark in the state of a history entry. */
const MARK = 'menu';

const isMarked = (): boolean =>
  typeof history.state === 'object' && history.state !== null && MARK in history.state;
const push = (): void => window.history.pushState({ [MARK]: true }, '');

/**
 * Lets the browser's Back close something that lies over the page instead of leaving the page: while it is open it has an entry of its own,
 * with the same address, which goes when it closes. A link chosen in it takes the entry's place.
 * @param isLeaving whether a link was chosen when it closed
 * @param close is called when Back has been pressed
 */
export function useBackCloses(open: boolean, isLeaving: () => boolean, close: () => void): void {
  // Our own step back is under way: the browser takes it a moment later.
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
    // Forward, to where it was open.
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
    // Or the page was loaded anew while it was open.
    else closed();
  }, [open]);
}
