import { getTranslations } from 'next-intl/server';
import styles from './method-badge.module.css';

/** The name of a method, in its color. */
export async function MethodBadge({ method }: { method: string }) {
  const t = await getTranslations('api');
  return (
    <span className={styles.badge} data-method={method}>
      {method === 'webhook' ? t('webhook') : method.toUpperCase()}
    </span>
  );
}
