'use client';

import { writeClipboard } from './clipboard.ts';
import styles from './copy-button.module.css';
import { announce } from './live-region.tsx';
import { useDone } from './use-done.ts';

interface Props {
  label: string;
  /** Said when it is done. */
  copied: string;
  className?: string;
  /** What is copied, or who is asked for it at the press. */
  text: string | (() => string);
}

/** Copies a text and says so for a moment. The icon is the style sheet's: a page has dozens of these buttons. */
export function CopyButton({ label, copied, className = '', text }: Props) {
  const [done, finish] = useDone();
  const copy = async () => {
    await writeClipboard(typeof text === 'string' ? text : text());
    finish();
    announce(copied);
  };
  return (
    <button
      type="button"
      className={`${styles.copy} ${className}`}
      data-done={done ? '' : undefined}
      aria-label={done ? copied : label}
      title={label}
      onClick={() => void copy()}
    />
  );
}
