import { getLocale, getTranslations } from 'next-intl/server';
import { SearchBox } from './search-box.tsx';
import { searchPaths } from './search-paths.ts';

/** The search box of the navbar, in the current locale. */
export async function SearchSlot() {
  const locale = await getLocale();
  const t = await getTranslations('search');
  const words = {
    label: t('label'),
    clear: t('clear'),
    results: t('results'),
    retry: t('retry'),
    failed: t('failed'),
    loading: t('loading'),
    opening: t('opening'),
  };
  return <SearchBox files={searchPaths(locale)} words={words} />;
}
