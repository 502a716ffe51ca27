import { getLocale, getTranslations } from 'next-intl/server';
import { pageHref } from '@/lib/docs/urls.ts';
import { searchFiles } from '@/lib/server/search-settings.ts';
import { getSite } from '@/lib/server/site.ts';
import { SearchIcon } from './search-icon.tsx';
import styles from './search-slot.module.css';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * The search box of the navbar: a form that leads to the search page. What it does in the browser is loaded when the
 * pointer or the focus comes near it (components/behaviours/search.ts).
 */
export async function SearchSlot() {
  const locale = await getLocale();
  const t = await getTranslations('search');
  const { worker, index } = searchFiles(locale);
  return (
    <form role="search" action={BASE_PATH + pageHref(getSite().model.config, locale, '/search')} className={styles.box} data-search-box data-worker={BASE_PATH + worker} data-index={BASE_PATH + index} data-failed={t('failed')} data-retry={t('retry')} data-loading={t('loading')} data-opening={t('opening')}>
      <SearchIcon className={styles.icon} />
      <input type="search" name="q" className={styles.field} placeholder={t('label')} aria-label={t('label')} role="combobox" aria-expanded="false" aria-autocomplete="list" aria-controls="search-results" autoComplete="off" autoCapitalize="off" autoCorrect="off" spellCheck={false} enterKeyHint="search" maxLength={200} suppressHydrationWarning />
      <kbd className={styles.hint} data-search-hint aria-hidden="true" />
      <span className={styles.ring} data-search-ring hidden />
      <button type="reset" className={styles.clear} aria-label={t('clear')} title={t('clear')}>
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="m4 4 8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
      <span role="status" className="sr-only" data-search-said />
      <div className={styles.panel} data-search-panel hidden suppressHydrationWarning>
        <div className={styles.state} data-search-state />
        <div role="listbox" id="search-results" aria-label={t('results')} data-search-list />
        <div className={styles.foot} data-search-foot />
      </div>
    </form>
  );
}
