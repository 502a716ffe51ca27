'use client';

import { useState, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import styles from './zoomable.module.css';

export interface ZoomButtonProps {
  /** Name of the button. */
  enlarge: string;
  /** Name of the dialog: what is seen. */
  label: string;
  closeLabel: string;
  /** What the dialog shows. */
  children: ReactNode;
}

/** Lies over a picture and shows it at its full size in a dialog. Around the picture, its words would be the button's. */
export function ZoomButton({ enlarge, label, closeLabel, children }: ZoomButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={enlarge}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        label={label}
        closeLabel={closeLabel}
        className={styles.full}
      >
        {children}
      </Dialog>
    </>
  );
}
