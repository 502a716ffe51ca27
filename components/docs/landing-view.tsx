import { getTranslations } from 'next-intl/server';
import type { LandingPage } from '@/lib/docs/types.ts';
import { allItems, startLinks, visibleItems } from '@/lib/docs/sidebar.ts';
import { sectionVersionOf } from '@/lib/render-data/site.ts';
import { Article } from './article.tsx';
import { CardList } from './card-list.tsx';
import { ArticleHeader } from './article-header.tsx';
import { PageMenu } from './page-menu.tsx';
import styles from './landing-view.module.css';

/** Landing page of a section: summary, first steps, contents. */
export async function LandingView({ page }: { page: LandingPage }) {
  const t = await getTranslations('docs');
  const root = sectionVersionOf(page);
  if (!root) return null;
  const start = startLinks(root);
  // Links in the introduction are not repeated below.
  const contents = visibleItems(allItems(root)).filter(
    ({ path }) => !start.some((link) => link.path === path),
  );
  return (
    <Article page={page} wide>
      <ArticleHeader title={root.title} description={root.description}>
        <PageMenu page={page} />
      </ArticleHeader>
      {start.length > 0 && (
        <section className={styles.part}>
          <h2>{t('startHere')}</h2>
          <CardList items={start} locale={page.locale} level={3} columns={3} />
        </section>
      )}
      <section className={styles.part}>
        <h2>{t('contents')}</h2>
        <CardList items={contents} locale={page.locale} level={3} columns={3} />
      </section>
    </Article>
  );
}
