import type { HTMLAttributes } from 'react';
import styles from './broken-mark.module.css';

/** Only in the preview: a link or an image that leads nowhere, with what is wrong with it. */
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
