'use client';

import { classNames } from './class-names.ts';
import { writeClipboard } from './clipboard.ts';
import styles from './copy-button.module.css';
import { announce } from './live-region.tsx';
import { useDone } from './use-done.ts';

interface Props {
  label: string;
  /** Announced after copying. */
  copied: string;
  className?: string;
  /** The text, or a function that gets it on click. */
  text: string | (() => string);
}

/**
 * Copies a text and confirms it. Icons come from the style sheet, because a page has dozens of
 * these buttons.
 */
export function CopyButton({ label, copied, className, text }: Props) {
  const [done, finish] = useDone();
  const copy = async () => {
    try {
      await writeClipboard(typeof text === 'string' ? text : text());
    } catch {
      // Nothing is confirmed. The text can be selected by hand.
      return;
    }
    finish();
    announce(copied);
  };
  return (
    <button
      type="button"
      className={classNames(styles.copy, className)}
      data-done={done ? '' : undefined}
      aria-label={done ? copied : label}
      title={label}
      onClick={() => void copy()}
    />
  );
}
