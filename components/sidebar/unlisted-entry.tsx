import { sidebarOf, unlistedEntry } from '@/lib/docs/sidebar.ts';
import type { Page } from '@/lib/docs/types.ts';
import { getSite } from '@/lib/render-data/site.ts';
import { AddOwnEntry } from './own-entry.tsx';
import { packEntries } from './pack-entries.ts';
import { sectionBase } from './section-base.ts';

/** Adds an unlisted page to the sidebar, on that page only. The preview lists such pages anyway. */
export function UnlistedSidebarEntry({ page }: { page: Page }) {
  const root = getSite()
    .index(page.locale)
    ?.rootByKey.get(page.root ?? '');
  const found =
    root && process.env.NODE_ENV !== 'development'
      ? unlistedEntry(sidebarOf(root, page), page.path)
      : undefined;
  if (!root || !found) return null;
  const { item, ...place } = found;
  return packEntries([item], sectionBase(root)).map((entry) => (
    <AddOwnEntry key={page.id} own={{ ...place, entry }} />
  ));
}
