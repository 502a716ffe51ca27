import { getTranslations } from 'next-intl/server';
import { SearchIcon } from '@/components/search/search-icon.tsx';
import { siteHref } from '@/components/frame/site-link.tsx';
import styles from './home-search.module.css';

/** The large field of the front page: a plain form that leads to the search page, with and without script. */
export async function HomeSearch({ locale }: { locale: string }) {
  const t = await getTranslations('home');
  return (
    <form role="search" aria-label={t('search')} action={siteHref(locale, '/search')} className={styles.form}>
      <SearchIcon className={styles.icon} />
      <input
        type="search"
        name="q"
        className={styles.field}
        aria-label={t('search')}
        placeholder={t('search')}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        required
      />
      <button className={styles.button}>{t('searchButton')}</button>
    </form>
  );
}
