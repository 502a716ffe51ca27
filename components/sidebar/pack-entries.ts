import type { SidebarItem } from '@/lib/docs/sidebar-types.ts';
import { pageHref } from '@/lib/docs/urls.ts';
import { dropUndefined } from '@/lib/render-data/drop-undefined.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { Branch, Leaf, PackedEntry } from './sidebar-entry.ts';

/**
 * The items of a sidebar as its component takes them. They stand in the data of each page of their section, so an item is a tuple and
 * its address only what follows the section's.
 * @param base address of the section, as `pageHref` gives it
 */
export function packEntries(
  items: readonly SidebarItem[],
  {
    config,
    locale,
    base,
  }: { config: Pick<SiteConfig, 'defaultLocale'>; locale: string; base: string },
): PackedEntry[] {
  const below = (path: string): string => {
    const href = pageHref(config, locale, path);
    return href === base ? '' : href.startsWith(`${base}/`) ? href.slice(base.length + 1) : href;
  };
  const pack = (item: SidebarItem): PackedEntry => {
    if (item.type === 'link') {
      const more: Leaf = {
        method: item.method,
        deprecated: item.deprecated || undefined,
        className: item.className,
      };
      return isEmpty(more)
        ? [item.label, below(item.path)]
        : [item.label, below(item.path), dropUndefined(more)];
    }
    const { key, label, path, collapsible, collapsed, className, items: children } = item;
    const more: Branch = {
      key,
      fixed: !collapsible || undefined,
      collapsed: (collapsible && collapsed) || undefined,
      className,
    };
    return [
      label,
      path === undefined ? null : below(path),
      dropUndefined(more),
      children.map(pack),
    ];
  };
  return items.map(pack);
}

const isEmpty = (more: object): boolean =>
  Object.values(more).every((value) => value === undefined);
