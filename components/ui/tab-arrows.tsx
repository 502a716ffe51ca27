import { useEffect, useState, type RefObject } from 'react';
import styles from './tabs.module.css';

/** Scroll distance per click, in CSS pixels. */
const STEP = 90;

/**
 * Arrow buttons beside a row of tabs that overflows. Not for the keyboard, which has the arrow
 * keys.
 */
export function TabArrows({ list }: { list: RefObject<HTMLElement | null> }) {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const observer = new ResizeObserver(() => setWide(row.scrollWidth > row.clientWidth + 1));
    observer.observe(row);
    return () => observer.disconnect();
  }, [list]);
  if (!wide) return null;
  const scroll = (left: number) => list.current?.scrollBy({ left, behavior: 'instant' });
  return (
    <>
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
    </>
  );
}
