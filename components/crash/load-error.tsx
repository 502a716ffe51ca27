import styles from './load-error.module.css';

/** Something has not been loaded: what went wrong, and a button that tries again. */
export function LoadError({ message = '', retry, onRetry }: { message?: string; retry: string; onRetry?: () => void }) {
  return (
    <div className={styles.box} data-state="error" role="alert">
      <p className={styles.message} data-message>
        {message}
      </p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
