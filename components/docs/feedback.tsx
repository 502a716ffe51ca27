import { getTranslations } from 'next-intl/server';
import styles from './feedback.module.css';

/** Asks whether the page has helped. The answer stays in the browser (components/behaviours/feedback.ts), so without script there is nothing to ask. */
export async function Feedback() {
  const t = await getTranslations('docs');
  return (
    <div className={styles.feedback} role="group" aria-label={t('helpful')} data-feedback data-thanks={t('thanks')} suppressHydrationWarning>
      <p>{t('helpful')}</p>
      <button type="button" className={styles.answer} data-helpful="yes">
        {t('yes')}
      </button>
      <button type="button" className={styles.answer} data-helpful="no">
        {t('no')}
      </button>
    </div>
  );
}
