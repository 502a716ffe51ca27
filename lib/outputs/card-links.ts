import { firstPath } from '@/lib/docs/sidebar.ts';
import type { SidebarItem } from '@/lib/docs/sidebar-types.ts';
import { pageUrl, type CopySite } from './copy-site.ts';
import type { CopyLink } from './markdown-nodes.ts';

/** The links of sidebar items, with the texts of their cards. */
export function cardLinks(
  site: Pick<CopySite, 'config' | 'index' | 't'>,
  items: readonly SidebarItem[],
): CopyLink[] {
  return items.flatMap((item): CopyLink[] => {
    const path = firstPath(item);
    if (path === undefined) return [];
    return [
      {
        title: item.label,
        href: pageUrl(site, path),
        description:
          item.description ??
          (item.type === 'category'
            ? site.t('docs.items', { count: item.items.length })
            : undefined),
      },
    ];
  });
}
