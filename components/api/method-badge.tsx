import { getTranslations } from 'next-intl/server';
import styles from './method-badge.module.css';

/** A method in its color and by name. */
export async function MethodBadge({ method }: { method: string }) {
  const t = await getTranslations('api');
  return (
    <span className={styles.badge} data-method={method}>
      {method === 'webhook' ? t('webhook') : method.toUpperCase()}
    </span>
  );
}
