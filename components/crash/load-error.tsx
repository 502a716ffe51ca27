import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { TechnicalDetails } from './technical-details.tsx';
import styles from './load-error.module.css';

export interface LoadErrorWords {
  /** What happened, and what the reader can do. */
  loadFailed: string;
  retry: string;
  technicalDetails: string;
}

/** A message about a failed request, a button to retry, and the error itself in a closed box. */
export function LoadError({
  words,
  cause,
  onRetry,
  children,
}: {
  words: LoadErrorWords;
  cause?: string;
  onRetry: () => void;
  /** Further buttons. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.box} data-state="error" role="alert">
      <p>{words.loadFailed}</p>
      <Button variant="alert" className={styles.retry} onClick={onRetry}>
        {words.retry}
      </Button>
      {children}
      {cause !== undefined && <TechnicalDetails label={words.technicalDetails} message={cause} />}
    </div>
  );
}
