import { getTranslations } from 'next-intl/server';
import type { LandingPage } from '@/lib/docs/types.ts';
import { entriesBesideStart, startLinks } from '@/lib/docs/sidebar.ts';
import { sectionVersionOf } from '@/lib/render-data/site.ts';
import { Article } from './article.tsx';
import { CardList } from './card-list.tsx';
import { ArticleHeader } from './article-header.tsx';
import { PageMenu } from './page-menu.tsx';
import styles from './landing-view.module.css';

/** Landing page of a section: summary, first steps, contents. */
export async function LandingView({ page }: { page: LandingPage }) {
  const t = await getTranslations('docs');
  const sectionVersion = sectionVersionOf(page);
  if (!sectionVersion) return null;
  const start = startLinks(sectionVersion);
  // What the introduction leads to is not repeated below.
  const contents = entriesBesideStart({ ...sectionVersion, start });
  return (
    <Article page={page} wide>
      <ArticleHeader title={sectionVersion.title} description={sectionVersion.description}>
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
