import { useTranslations } from 'next-intl';
import styles from './method-badge.module.css';

/** A method in its colour and by name. */
export function MethodBadge({ method }: { method: string }) {
  const t = useTranslations('api');
  return (
    <span className={styles.badge} data-method={method}>
      {method === 'webhook' ? t('webhook') : method.toUpperCase()}
    </span>
  );
}
