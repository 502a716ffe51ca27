'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ZoomButton, type ZoomButtonProps } from './zoom-button.tsx';
import styles from './zoomable.module.css';

/** Whether there is more to see of an image than is shown; a pixel is rounding. */
export const isReduced = (naturalWidth: number, shownWidth: number): boolean =>
  shownWidth > 0 && naturalWidth > shownWidth + 1;

/** An image, the child, with a button over it while it is shown smaller than it is. One that is a link leads somewhere already. */
export function Zoomable({ enlarge, label, closeLabel, children }: ZoomButtonProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [reduced, setReduced] = useState(false);
  const measure = useCallback(() => {
    const image = frame.current?.querySelector('img');
    // With its border: the sizes of the HTML hold it.
    setReduced(
      Boolean(image?.complete) &&
        isReduced(image?.naturalWidth ?? 0, image?.offsetWidth ?? 0) &&
        !frame.current?.closest('a, button'),
    );
  }, []);
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [measure]);
  return (
    <span ref={frame} className={styles.frame} onLoad={measure}>
      {children}
      {reduced && (
        <ZoomButton enlarge={enlarge} label={label} closeLabel={closeLabel}>
          {children}
        </ZoomButton>
      )}
    </span>
  );
}
