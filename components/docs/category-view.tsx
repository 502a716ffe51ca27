import type { CategoryPage } from '@/lib/docs/types.ts';
import { allItems, findCategory, visibleItems } from '@/lib/docs/sidebar.ts';
import { sectionVersionOf } from '@/lib/render-data/site.ts';
import { Article } from './article.tsx';
import { CardList } from './card-list.tsx';
import { ArticleHeader } from './article-header.tsx';
import { PageMenu } from './page-menu.tsx';

/** The page of a category that has no text of its own: a card for each entry. */
export function CategoryView({ page }: { page: CategoryPage }) {
  const sectionVersion = sectionVersionOf(page);
  const category = sectionVersion && findCategory(allItems(sectionVersion), page.category);
  return (
    <Article page={page} wide>
      <ArticleHeader title={page.title} description={page.description}>
        <PageMenu page={page} />
      </ArticleHeader>
      <CardList items={visibleItems(category?.items ?? [])} locale={page.locale} columns={3} />
    </Article>
  );
}
