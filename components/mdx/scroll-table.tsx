import { getTranslations } from 'next-intl/server';
import type { TableHTMLAttributes } from 'react';
import edges from './scroll-edges.module.css';
import styles from './scroll-table.module.css';

/** A table in a scrollable frame that can be focused. */
export async function ScrollTable(props: TableHTMLAttributes<HTMLTableElement>) {
  const t = await getTranslations('content');
  return (
    <div
      className={`${styles.frame} ${edges.edges}`}
      role="group"
      aria-label={t('table')}
      tabIndex={0}
    >
      <table {...props} />
    </div>
  );
}
