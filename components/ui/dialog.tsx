'use client';

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useBackCloses } from '@/components/navigation/use-back-closes.ts';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

interface Props {
  open: boolean;
  /**
   * Called when the reader closes the dialog: Escape, the close button, a click on the backdrop,
   * Back.
   */
  onClose: () => void;
  /** Accessible name. */
  label: string;
  /** Name of the close button. */
  closeLabel: string;
  className?: string;
  /** Rendered only while open. */
  children: ReactNode;
}

/**
 * A modal dialog, based on `<dialog>`: the browser traps the focus, closes it on Escape, and
 * restores the focus. Rendered in a portal, so it can be used anywhere, even in a paragraph.
 */
export function Dialog({ open, ...rest }: Props) {
  useBackCloses(useId(), open, () => false, rest.onClose);
  return open ? createPortal(<OpenDialog {...rest} />, document.body) : null;
}

function OpenDialog({ onClose, label, closeLabel, className, children }: Omit<Props, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // While it is still in the document, so that the browser restores the focus.
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
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
