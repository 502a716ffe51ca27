import type { HTMLAttributes } from 'react';
import styles from './broken-mark.module.css';

/** Preview only: marks a broken link or image, with the reason. */
export function BrokenMark({
  message,
  children,
  ...rest
}: HTMLAttributes<HTMLElement> & { message: string }) {
  return (
    <mark className={styles.broken} data-broken {...rest} title={message}>
      {children}
      <span className="sr-only"> ({message})</span>
    </mark>
  );
}
