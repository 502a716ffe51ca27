import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/frame/site-link.tsx';
import type { TagPage, TagsPage } from '@/lib/docs/types.ts';
import { groupByInitial } from '@/lib/docs/group-by-initial.ts';
import { Article } from './article.tsx';
import { ArticleHeader } from './article-header.tsx';
import styles from './tag-views.module.css';

/** All tags of a section by initial letter. */
export function TagsView({ page }: { page: TagsPage }) {
  return (
    <Article page={page} wide>
      <ArticleHeader title={page.title} />
      {groupByInitial(page.tags, (tag) => tag.label, page.locale).map(({ initial, items }) => (
        <section key={initial} className={styles.group}>
          <h2>{initial}</h2>
          <ul className={styles.tags}>
            {items.map((tag) => (
              <li key={tag.path}>
                <PageLink locale={page.locale} path={tag.path} rel="tag" className={styles.tag}>
                  {tag.label} <span className={styles.count}>{tag.count}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Article>
  );
}

/** The pages with one tag. */
export async function TagView({ page }: { page: TagPage }) {
  const t = await getTranslations('docs');
  return (
    <Article page={page} wide>
      <ArticleHeader title={page.title} description={page.description} />
      <p>
        <PageLink locale={page.locale} path={page.tagsPath}>
          {t('viewAllTags')}
        </PageLink>
      </p>
      <ul className={styles.docs}>
        {page.docs.map((doc) => (
          <li key={doc.path}>
            <h2>
              <PageLink locale={page.locale} path={doc.path}>
                {doc.title}
              </PageLink>
            </h2>
            {doc.description !== undefined && <p>{doc.description}</p>}
          </li>
        ))}
      </ul>
    </Article>
  );
}
