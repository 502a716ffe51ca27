import { useEffect, useState, type RefObject } from 'react';
import styles from './tabs.module.css';

/** Scroll distance per click, in CSS pixels. */
const STEP = 90;

/** On which sides a row goes on. */
interface HiddenTabs {
  before: boolean;
  after: boolean;
}

/**
 * On which sides a row of tabs goes on.
 * @param list undefined if nobody wants to know
 * @returns `look` is called when the row has been scrolled
 */
export function useHiddenTabs(list: RefObject<HTMLElement | null> | undefined) {
  const [hidden, setHidden] = useState<HiddenTabs>({ before: false, after: false });
  const look = (row: HTMLElement) => {
    const left = Math.abs(row.scrollLeft);
    const before = left > 1;
    const after = left + row.clientWidth < row.scrollWidth - 1;
    setHidden((known) =>
      known.before === before && known.after === after ? known : { before, after },
    );
  };
  useEffect(() => {
    const row = list?.current;
    if (!row) return;
    const observer = new ResizeObserver(() => look(row));
    observer.observe(row);
    return () => observer.disconnect();
  }, [list]);
  return { hidden, look };
}

interface Props {
  list: RefObject<HTMLElement | null>;
  hidden: HiddenTabs;
}

/**
 * Arrow buttons on the sides where a row of tabs goes on. Not for the keyboard, which has the arrow
 * keys.
 */
export function TabArrows({ list, hidden }: Props) {
  const arrow = (name: 'back' | 'on', text: string, left: number) => (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-tab-arrow={name}
      className={styles[name]}
      onClick={() => list.current?.scrollBy({ left, behavior: 'instant' })}
    >
      {text}
    </button>
  );
  return (
    <>
      {hidden.before && arrow('back', '‹', -STEP)}
      {hidden.after && arrow('on', '›', STEP)}
    </>
  );
}
