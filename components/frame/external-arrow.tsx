import styles from './external-mark.module.css';

/** Arrow after a link that opens in a new tab, with a text for screen readers. */
export function ExternalArrow({ words }: { words: string }) {
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
        <path d="M4 2h6v6M10 2 2.5 9.5" fill="none" stroke="currentColor" strokeWidth="1.4" />
      </svg>
      <span className="sr-only"> {words}</span>
    </>
  );
}
