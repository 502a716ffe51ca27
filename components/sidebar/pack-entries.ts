import type { SidebarItem } from '@/lib/docs/sidebar-types.ts';
import { decodePath, pageHref, splitSuffix } from '@/lib/docs/urls.ts';
import { dropUndefined } from '@/lib/render-data/drop-undefined.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { Branch, Leaf, PackedEntry } from './sidebar-entry.ts';

/**
 * Packs a sidebar's items for the browser. They are in the data of every page of the section, so an
 * item is a tuple, and its address is relative to the section's.
 * @param base address of the section, from `pageHref`
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
    if (item.type === 'other') {
      const { label, href = '', html, className } = item;
      const more = dropUndefined({ html, className });
      const own = /^\/(?!\/)/.test(href);
      if (!own) return [label, href, { ...more, outside: true }];
      const { path, suffix } = splitSuffix(href);
      return [label, pageHref(config, locale, decodePath(path)) + suffix, more];
    }
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
