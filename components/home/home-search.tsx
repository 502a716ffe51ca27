import { getTranslations } from 'next-intl/server';
import { QUERY_FIELD } from '@/components/search/query-field.ts';
import { SearchIcon } from '@/components/search/search-icon.tsx';
import { searchPaths } from '@/components/search/search-paths.ts';
import { Button } from '@/components/ui/button.tsx';
import { HomeSearchForm } from './home-search-form.tsx';
import styles from './home-search.module.css';

/** The large search field of the home page. */
export async function HomeSearch({ locale }: { locale: string }) {
  const t = await getTranslations('home');
  return (
    <HomeSearchForm
      role="search"
      aria-label={t('search')}
      files={searchPaths(locale)}
      className={styles.form}
    >
      <SearchIcon className={styles.icon} />
      <input
        {...QUERY_FIELD}
        className={styles.field}
        aria-label={t('search')}
        placeholder={t('search')}
        required
      />
      <Button type="submit" variant="primary" size="large" className={styles.button}>
        {t('searchButton')}
      </Button>
    </HomeSearchForm>
  );
}
