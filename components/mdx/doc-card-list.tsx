import { CardList } from '@/components/docs/card-list.tsx';
import { sidebarCards, sidebarOf } from '@/lib/docs/sidebar.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import { sectionVersionOf } from '@/lib/render-data/site.ts';

/** Cards of the other pages in the page's category. */
export function DocCardList({ page }: { page: DocPage }) {
  const root = sectionVersionOf(page);
  if (!root) return null;
  return <CardList items={sidebarCards(sidebarOf(root, page), page.path)} locale={page.locale} />;
}
