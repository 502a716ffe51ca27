import { MARK_UNLISTED } from '@/components/behaviours/before-paint.ts';
import { unlistedEntry } from '@/lib/docs/sidebar.ts';
import type { Page } from '@/lib/docs/types.ts';
import { getSite } from '@/lib/server/site.ts';
import { sidebarContext } from './sidebar-context.ts';
import { sidebarHtml } from './sidebar-html.ts';

/**
 * An unlisted page brings its own entry of the sidebar, which the HTML of no other page has: components/behaviours/sidebar.ts
 * puts it in its place while the page is there.
 */
export function UnlistedSidebarEntry({ page }: { page: Page }) {
  const root = getSite().index(page.locale)?.rootByKey.get(page.root ?? '');
  const entry = root && process.env.NODE_ENV !== 'development' ? unlistedEntry(root.sidebar, page.path) : undefined;
  if (!entry) return null;
  const html = sidebarHtml([entry.item], sidebarContext(page.locale, ''));
  return (
    <>
      <template data-sidebar-entry data-parent={entry.parent} data-index={entry.index} data-replaces={entry.replaces ? '' : undefined} dangerouslySetInnerHTML={{ __html: html }} />
      <script dangerouslySetInnerHTML={{ __html: MARK_UNLISTED }} />
    </>
  );
}
