import { getTranslations } from 'next-intl/server';
import styles from './back-to-top.module.css';

/** Hidden until components/behaviours/back-to-top.ts shows it. */
export async function BackToTop() {
  const t = await getTranslations('frame');
  return (
    <button type="button" className={styles.button} data-back-to-top aria-label={t('backToTop')} title={t('backToTop')} hidden suppressHydrationWarning>
      <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
        <path d="M8 13V3.5M3.5 8 8 3.5 12.5 8" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
