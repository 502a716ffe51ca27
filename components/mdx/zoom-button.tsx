'use client';

import { useState, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import styles from './zoomable.module.css';

export interface ZoomButtonProps {
  /** Name of the button. */
  enlarge: string;
  /** Name of the dialog, which describes the image. */
  label: string;
  closeLabel: string;
  /** Content of the dialog. */
  children: ReactNode;
}

/**
 * A button over an image, which opens it at full size in a dialog. Beside the image, not around it:
 * otherwise the image's text would be the button's name.
 */
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
