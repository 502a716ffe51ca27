import { getTranslations } from 'next-intl/server';
import { Feedback } from '@/components/docs/feedback.tsx';
import type { PlainPage } from '@/lib/docs/types.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { localize } from '@/lib/site/config-schema.ts';
import { searchPaths } from './search-paths.ts';
import { SearchPageForm } from './search-page-form.tsx';
import styles from './search-page.module.css';

/** The page of all results. Its address has the query. */
export async function SearchPage({ page }: { page: PlainPage }) {
  const t = await getTranslations('search');
  const { config } = getSite().model;
  const words = {
    label: t('label'),
    pageTitle: t('pageTitle'),
    resultsFor: t('resultsFor', { query: '{query}' }),
    context: t('context'),
    version: t('version'),
    more: t('more'),
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
    needsScript: t('needsScript'),
  };
  return (
    <main id="main" className={styles.page}>
      <SearchPageForm
        files={searchPaths(page.locale)}
        siteTitle={localize(config.title, page.locale, config.defaultLocale)}
        titleDelimiter={config.titleDelimiter}
        words={words}
        feedback={<Feedback />}
      />
    </main>
  );
}
