'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

interface Props {
  open: boolean;
  /** Called when the reader closes it: Escape, the ×, a press beside it. */
  onClose: () => void;
  /** Name of the dialog. */
  label: string;
  /** Name of the ×. */
  closeLabel: string;
  className?: string;
  /** Rendered while it is open. */
  children: ReactNode;
}

/** A modal dialog, the browser's own: it keeps the focus inside, closes on Escape and gives the focus back. It can stand anywhere, also in a paragraph. */
export function Dialog({ open, ...rest }: Props) {
  return open ? createPortal(<OpenDialog {...rest} />, document.body) : null;
}

function OpenDialog({ onClose, label, closeLabel, className = '', children }: Omit<Props, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // While it is still in the document: the browser gives the focus back.
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-label={label}
      onCancel={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.bar}>
        <IconButton className={styles.close} label={closeLabel} onClick={onClose}>
          ×
        </IconButton>
      </div>
      <div className={styles.box}>{children}</div>
    </dialog>
  );
}
