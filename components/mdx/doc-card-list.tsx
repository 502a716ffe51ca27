import { CardList } from '@/components/docs/card-list.tsx';
import { sidebarTrail, visibleItems } from '@/lib/docs/sidebar.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import { getSite } from '@/lib/server/site.ts';

/** Cards of what lies in the same category as the page, the page itself left out. */
export function DocCardList({ page }: { page: DocPage }) {
  const root = getSite().index(page.locale)?.rootByKey.get(page.root ?? '');
  if (!root) return null;
  const trail = sidebarTrail(root.sidebar, page.path);
  const category = trail.findLast((item) => item.type === 'category');
  const items = category?.type === 'category' ? category.items : root.sidebar;
  return <CardList items={visibleItems(items).filter((item) => item.path !== page.path)} locale={page.locale} />;
}
