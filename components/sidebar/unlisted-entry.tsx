import { packEntries } from '@/lib/docs/packed-entries.ts';
import { sidebarOf, unlistedEntry } from '@/lib/docs/sidebar.ts';
import { sidebarBase } from '@/lib/docs/sidebar-file.ts';
import type { Page } from '@/lib/docs/types.ts';
import { getSite, sectionVersionOf } from '@/lib/render-data/site.ts';
import { AddOwnEntry } from './own-entry.tsx';

/** Adds an unlisted page to the sidebar, on that page only. The preview lists such pages anyway. */
export function UnlistedSidebarEntry({ page }: { page: Page }) {
  const sectionVersion = sectionVersionOf(page);
  const found =
    sectionVersion && process.env.NODE_ENV !== 'development'
      ? unlistedEntry(sidebarOf(sectionVersion, page), page.path)
      : undefined;
  if (!sectionVersion || !found) return null;
  const { item, ...place } = found;
  const { config } = getSite().model;
  return packEntries([item], {
    config,
    locale: sectionVersion.locale,
    base: sidebarBase(config, sectionVersion),
  }).map((entry) => <AddOwnEntry key={page.id} own={{ ...place, entry }} />);
}
