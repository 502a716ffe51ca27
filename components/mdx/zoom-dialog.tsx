import { getTranslations } from 'next-intl/server';
import styles from './zoom-dialog.module.css';

/** Where components/behaviours/zoom.ts shows pictures at their full size; one for a page. */
export async function ZoomDialog() {
  const t = await getTranslations('content');
  return (
    <dialog className={styles.dialog} data-zoom-dialog data-enlarge={t('enlarge')} data-image={t('image')}>
      <form method="dialog" className={styles.bar}>
        <button className={styles.close} aria-label={t('close')}>
          ×
        </button>
      </form>
      <div className={styles.box} data-zoom-box />
    </dialog>
  );
}
