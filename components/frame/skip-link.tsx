import { getTranslations } from 'next-intl/server';
import styles from './skip-link.module.css';

export async function SkipLink() {
  const t = await getTranslations('frame');
  return (
    <div role="region" aria-label={t('skipToContent')} data-skip-region tabIndex={-1}>
      <a className={styles.link} href="#main">
        {t('skipToContent')}
      </a>
    </div>
  );
}
