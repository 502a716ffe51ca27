import styles from './method-badge.module.css';

/** A method in its colour and by name. */
export function MethodBadge({ method }: { method: string }) {
  return (
    <span className={styles.badge} data-method={method}>
      {method === 'webhook' ? 'Webhook' : method.toUpperCase()}
    </span>
  );
}
