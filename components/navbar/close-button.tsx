import { getTranslations } from 'next-intl/server';
import styles from './close-button.module.css';

export async function CloseButton({ target }: { target: string }) {
  const t = await getTranslations('frame');
  return (
    <button type="button" className={styles.close} popoverTarget={target} popoverTargetAction="hide" aria-label={t('closeMenu')} data-panel-close>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    </button>
  );
}
