import { getTranslations } from 'next-intl/server';
import { LoadError } from '@/components/crash/load-error.tsx';
import styles from './load-states.module.css';

/**
 * Markup of the states of whatever is loaded late: components/behaviours/loading.ts shows copies of it.
 */
export async function LoadStates() {
  const t = await getTranslations('states');
  return (
    <>
      <div hidden data-load-states>
        <div role="status" className={styles.loading} data-state="loading">
          <svg className={styles.spinner} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
            <circle cx="20" cy="20" r="16" />
          </svg>
          <span className="sr-only">{t('loading')}</span>
        </div>
        <LoadError words={{ loadFailed: t('loadFailed'), retry: t('retry'), technicalDetails: t('technicalDetails') }} cause="" />
      </div>
    </>
  );
}
