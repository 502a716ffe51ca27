import { dropUndefined } from '@/lib/render-data/drop-undefined.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { decoded } from '@/lib/text/decoded.ts';
import { belowBase, isOwnPath, ON_HOST } from './on-host.ts';
import type { SidebarItem } from './sidebar-types.ts';
import { pageHref, splitSuffix } from './urls.ts';

/** Optional properties of a link. */
export interface Leaf {
  /** HTTP method of an API operation. */
  method?: string;
  deprecated?: boolean;
  className?: string;
  /** The address is not one of this site's pages, and is kept as it is. */
  outside?: boolean;
  /** HTML of the site's owner instead of a link. */
  html?: string;
}

/** Properties of a category. */
export interface Branch {
  /** Unique in its sidebar. */
  key: string;
  /** Cannot be closed. */
  fixed?: boolean;
  /** Closed at first, unless it contains the current page. */
  collapsed?: boolean;
  className?: string;
}

type PackedLink = readonly [label: string, path: string, more?: Leaf];
type PackedCategory = readonly [
  label: string,
  path: string | null,
  more: Branch,
  items: readonly PackedEntry[],
];

/**
 * A compact entry for the page data. Its path is relative to the section's address, or begins with
 * a slash if it is elsewhere.
 */
export type PackedEntry = PackedLink | PackedCategory;

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
  basePath = process.env.BASE_PATH ?? '',
): PackedEntry[] {
  const below = (path: string): string => {
    const href = pageHref(config, locale, path);
    return href === base ? '' : href.startsWith(`${base}/`) ? href.slice(base.length + 1) : href;
  };
  const pack = (item: SidebarItem): PackedEntry => {
    if (item.type === 'other') {
      const { label, href = '', html, className } = item;
      const more = dropUndefined({ html, className });
      if (href.startsWith(ON_HOST)) {
        const served = belowBase(basePath, href.slice(ON_HOST.length));
        return [label, served, { ...more, outside: true }];
      }
      if (!isOwnPath(href)) return [label, href, { ...more, outside: true }];
      const { path, suffix } = splitSuffix(href);
      return [label, pageHref(config, locale, decoded(path)) + suffix, more];
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
