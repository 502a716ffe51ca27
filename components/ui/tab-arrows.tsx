import { useEffect, useState, type RefObject } from 'react';
import styles from './tabs.module.css';

/** Scroll distance per click, in CSS pixels. */
const STEP = 90;

/**
 * Arrow buttons on the sides of a row of tabs where it goes on. Not for the keyboard, which has the arrow
 * keys.
 */
export function TabArrows({ list }: { list: RefObject<HTMLElement | null> }) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const look = () => {
      const left = Math.abs(row.scrollLeft);
      const before = left > 1;
      const after = left + row.clientWidth < row.scrollWidth - 1;
      setHidden((known) =>
        known.before === before && known.after === after ? known : { before, after },
      );
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [list]);
  const scroll = (left: number) => list.current?.scrollBy({ left, behavior: 'instant' });
  return (
    <>
      {hidden.before && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          data-tab-arrow="back"
          className={styles.back}
          onClick={() => scroll(-STEP)}
        >
          ‹
        </button>
      )}
      {hidden.after && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          data-tab-arrow="on"
          className={styles.on}
          onClick={() => scroll(STEP)}
        >
          ›
        </button>
      )}
    </>
  );
}
