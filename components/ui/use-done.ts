import { useEffect, useState } from 'react';

/** How long a button says that it is done, in ms. */
const SHOWN = 1000;

/**
 * Whether something has just been done, and a function that says so.
 * @param ended called when the word is taken back
 */
export function useDone(ended?: () => void): [done: boolean, finish: () => void] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => {
      setCount(0);
      ended?.();
    }, SHOWN);
    return () => clearTimeout(timer);
    // A new press begins anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [count]);
  return [count > 0, () => setCount((before) => before + 1)];
}
