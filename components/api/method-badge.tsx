import styles from './method-badge.module.css';

/** What is no method of HTTP: the word of the specification, in every language. */
const NAMES: Readonly<Record<string, string>> = { webhook: 'Webhook' };

/** A method in its colour and by name. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span className={styles.badge} data-method={method}>
      {NAMES[method] ?? method.toUpperCase()}
    </span>
  );
}
