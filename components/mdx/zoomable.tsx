'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ZoomButton, type ZoomButtonProps } from './zoom-button.tsx';
import styles from './zoomable.module.css';

/** Whether an image is shown smaller than its full size, with a pixel of tolerance for rounding. */
export const isReduced = (naturalWidth: number, shownWidth: number): boolean =>
  shownWidth > 0 && naturalWidth > shownWidth + 1;

/**
 * An image with a zoom button while it is shown smaller than its full size. Images inside a link
 * get no button.
 */
export function Zoomable({ enlarge, label, closeLabel, children }: ZoomButtonProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [reduced, setReduced] = useState(false);
  const measure = useCallback(() => {
    const image = frame.current?.querySelector('img');
    // Includes the border, as the sizes in the HTML do.
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
