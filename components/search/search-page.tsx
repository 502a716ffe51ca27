import { getTranslations } from 'next-intl/server';
import { Feedback } from '@/components/docs/feedback.tsx';
import type { PlainPage } from '@/lib/docs/types.ts';
import { pageHref } from '@/lib/docs/urls.ts';
import { getSite } from '@/lib/server/site.ts';
import { SearchIcon } from './search-icon.tsx';
import styles from './search-page.module.css';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The page of all results. Its address says what is searched; components/search/results-page.ts fills it. */
export async function SearchPage({ page }: { page: PlainPage }) {
  const t = await getTranslations('search');
  return (
    <main id="main" className={styles.page}>
      <h1 data-search-title data-plain={t('pageTitle')}>
        {t('pageTitle')}
      </h1>
      <form className={styles.form} action={BASE_PATH + pageHref(getSite().model.config, page.locale, '/search')} data-search-page suppressHydrationWarning>
        <span className={styles.field}>
          <SearchIcon className={styles.icon} />
          <input type="search" name="q" aria-label={t('label')} placeholder={t('label')} autoComplete="off" autoCapitalize="off" autoCorrect="off" spellCheck={false} maxLength={200} autoFocus suppressHydrationWarning />
        </span>
        <label data-search-contexts hidden suppressHydrationWarning>
          {t('context')} <select name="ctx" />
        </label>
        <label data-search-versions hidden suppressHydrationWarning>
          {t('version')} <select name="version" />
        </label>
      </form>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <p role="status" className={styles.count} data-search-count />
      <ol className={styles.results} data-search-results />
      <button type="button" className={styles.more} data-search-more hidden suppressHydrationWarning>
        {t('more')}
      </button>
      <div data-search-feedback hidden suppressHydrationWarning>
        <Feedback />
      </div>
    </main>
  );
}
