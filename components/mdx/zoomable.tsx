'use client';

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import styles from './zoomable.module.css';

interface Props {
  /** Name of the button that enlarges it. */
  enlarge: string;
  /** Name of the dialog: what is seen. */
  label: string;
  closeLabel: string;
  /** The picture, and the same picture as it stands in the dialog. */
  children: ReactNode;
  full?: ReactNode;
  /** Its details are always worth a closer look; otherwise only when it is shown smaller than it is. */
  always?: boolean;
  className?: string;
}

/** Whether there is more to see of an image than is shown; a pixel is rounding. */
export const isReduced = (naturalWidth: number, shownWidth: number): boolean => shownWidth > 0 && naturalWidth > shownWidth + 1;

/** A picture with a button over it that shows it at its full size in a dialog. One that is a link leads somewhere already. */
export function Zoomable({ enlarge, label, closeLabel, children, full = children, always = false, className = '' }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const [reduced, setReduced] = useState(false);
  const [open, setOpen] = useState(false);
  const measure = useCallback(() => {
    const image = frame.current?.querySelector('img');
    // With its border: the sizes of the HTML hold it.
    setReduced(image !== null && image !== undefined && image.complete && isReduced(image.naturalWidth, image.offsetWidth) && !frame.current?.closest('a, button'));
  }, []);
  useEffect(() => {
    if (always || !frame.current) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [always, measure]);
  return (
    <span ref={frame} className={`${styles.frame} ${className}`} onLoad={measure}>
      {children}
      {(always || reduced) && <button type="button" className={styles.button} aria-label={enlarge} aria-haspopup="dialog" onClick={() => setOpen(true)} />}
      <Dialog open={open} onClose={() => setOpen(false)} label={label} closeLabel={closeLabel} className={styles.full}>
        {full}
      </Dialog>
    </span>
  );
}
