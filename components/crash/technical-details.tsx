import styles from './technical-details.module.css';

/**
 * What an error says, for whoever mends it: closed, since its words are those of a browser or a library. Readers get a
 * sentence of ours beside it.
 * @param message empty where a behavior fills it in (components/behaviors/loading.ts)
 */
export function TechnicalDetails({ label, message = '' }: { label: string; message?: string }) {
  return (
    <details className={styles.details}>
      <summary>{label}</summary>
      <p className={styles.message} data-message>
        {message}
      </p>
    </details>
  );
}
