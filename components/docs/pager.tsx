import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/frame/site-link.tsx';
import type { PagerLink } from '@/lib/docs/types.ts';
import styles from './pager.module.css';

/** Links to the pages before and after; nothing if there are none. */
export async function Pager({
  locale,
  previous,
  next,
}: {
  locale: string;
  previous?: PagerLink;
  next?: PagerLink;
}) {
  if (!previous && !next) return null;
  const t = await getTranslations('docs');
  return (
    <nav aria-label={t('pager')} className={styles.pager}>
      {previous && (
        <PageLink locale={locale} path={previous.path} className={styles.card} rel="prev">
          <span className={styles.direction}>← {t('previous')}</span>
          <span className={styles.title}>{previous.title}</span>
        </PageLink>
      )}
      {next && (
        <PageLink
          locale={locale}
          path={next.path}
          likelyNext
          className={`${styles.card} ${styles.next}`}
          rel="next"
        >
          <span className={styles.direction}>{t('next')} →</span>
          <span className={styles.title}>{next.title}</span>
        </PageLink>
      )}
    </nav>
  );
}
