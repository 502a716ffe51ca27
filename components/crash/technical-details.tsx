import styles from './technical-details.module.css';

/**
 * The text of an error in a closed box, for developers. It comes from a browser or library, so
 * readers get an explanation beside it.
 */
export function TechnicalDetails({ label, message }: { label: string; message: string }) {
  return (
    <details className={styles.details}>
      <summary>{label}</summary>
      <p className={styles.message}>{message}</p>
    </details>
  );
}
