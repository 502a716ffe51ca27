import { useEffect, useEffectEvent, useState } from 'react';

/** How long a button confirms an action, in ms. */
const SHOWN = 1000;

/**
 * Whether an action has just been done, and a function that sets it.
 * @param ended called when the confirmation ends
 */
export function useDone(ended?: () => void): [done: boolean, finish: () => void] {
  const [count, setCount] = useState(0);
  const onEnd = useEffectEvent(() => ended?.());
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => {
      setCount(0);
      onEnd();
    }, SHOWN);
    return () => clearTimeout(timer);
    // Each action restarts the timer.
  }, [count]);
  return [count > 0, () => setCount((before) => before + 1)];
}
