import { isOwnPath } from './on-host.ts';
import {
  allItems,
  firstPath,
  sidebarIdOf,
  sidebarOf,
  sidebarTrail,
  visibleItems,
} from './sidebar.ts';
import type { SidebarItem } from './sidebar-types.ts';
import type { DocPage, Page, SectionVersion } from './types.ts';
import { splitSuffix, withoutTrailingSlash } from './urls.ts';
import { decoded } from '@/lib/text/decoded.ts';

/** An entry of a sidebar as Docusaurus gives it to the code of a page. */
export interface GivenItem {
  type: 'link' | 'category' | 'html';
  label?: string;
  href?: string;
  docId?: string;
  description?: string;
  className?: string;
  customProps?: Readonly<Record<string, unknown>>;
  value?: string;
  items?: GivenItem[];
}

/** What the code of a page may ask about the sidebar. */
export interface GivenSidebar {
  /** The category of the page; on a page at the top, its items are those of the sidebar. */
  category: GivenItem;
  siblings: GivenItem[];
}

/** A whole sidebar, as `useDocsSidebar()` gives it. */
export interface WholeSidebar {
  name: string;
  items: GivenItem[];
}

interface Addresses {
  hrefOf: (path: string) => string;
  docIdOf: (path: string) => string | undefined;
}

/** The sidebar around a page, as Docusaurus gives it to the code of the page. */
export function givenSidebar(
  page: Pick<DocPage, 'path' | 'title' | 'sidebar'>,
  sectionVersion: Pick<SectionVersion, 'sidebar' | 'sidebars'> | undefined,
  addresses: Addresses,
): GivenSidebar {
  const items = visibleItems(sectionVersion ? sidebarOf(sectionVersion, page) : [], page.path);
  const category = sidebarTrail(items, page.path).findLast((item) => item.type === 'category');
  const siblings = (category?.items ?? items).map((item) => givenItem(item, addresses));
  return {
    category: category
      ? givenItem(category, addresses)
      : { type: 'category', label: page.title, items: siblings },
    siblings,
  };
}

/** All entries of the sidebar of a page; null for a page without one. */
export function wholeSidebar(
  page: Pick<DocPage, 'path' | 'sidebar'>,
  sectionVersion: Pick<SectionVersion, 'sidebar' | 'sidebars' | 'sidebarId'> | undefined,
  addresses: Addresses,
): WholeSidebar | null {
  const name = sectionVersion ? sidebarIdOf(sectionVersion, page) : null;
  if (!sectionVersion || name === null) return null;
  const items = visibleItems(sidebarOf(sectionVersion, page), page.path);
  return { name, items: items.map((item) => givenItem(item, addresses)) };
}

function givenItem(item: SidebarItem, addresses: Addresses): GivenItem {
  const { label, description, className, customProps, path } = item;
  const common = {
    label,
    description,
    className,
    customProps,
    href: path === undefined ? undefined : addresses.hrefOf(path),
  };
  if (item.type === 'category')
    return {
      ...common,
      type: 'category',
      items: item.items.map((below) => givenItem(below, addresses)),
    };
  if (item.type === 'other')
    return item.html === undefined
      ? { ...common, type: 'link', href: item.href }
      : { type: 'html', value: item.html, className, customProps };
  return { ...common, type: 'link', docId: addresses.docIdOf(item.path) };
}

/**
 * The entries that the code of a page wants as cards. Those without a target are left out, as are
 * repeated ones.
 * @param pathOf the page of an href; undefined for one that leads elsewhere
 * @param about the description of a document, for a card that has only its id
 */
export function cardItems(
  given: readonly GivenItem[],
  pathOf: (href: string) => string | undefined,
  about: (docId: string) => string | undefined = () => undefined,
): SidebarItem[] {
  const itemOf = (item: GivenItem, index: number): SidebarItem[] => {
    const { type, href, label = href ?? '', docId, className } = item;
    const path = href === undefined ? undefined : pathOf(href);
    const description = item.description ?? (docId === undefined ? undefined : about(docId));
    const common = { label, description, className };
    if (type === 'category') {
      const items = (item.items ?? []).flatMap(itemOf);
      const key = `${index} ${label}`;
      const made = { ...common, type, key, path, items, collapsible: false, collapsed: false };
      return firstPath(made) === undefined ? [] : [made];
    }
    if (href === undefined) return [];
    return [
      path === undefined ? { ...common, type: 'other', href } : { ...common, type: 'link', path },
    ];
  };
  const isFirst = ({ href }: GivenItem, index: number): boolean =>
    href === undefined || given.findIndex((other) => other.href === href) === index;
  return given.filter(isFirst).flatMap(itemOf);
}

/** The description of a document of a section version, or its first words if a sidebar has it. */
export function aboutDocument(
  docId: string,
  pages: readonly Page[],
  sectionVersion: Pick<SectionVersion, 'key' | 'sidebar' | 'sidebars'>,
): string | undefined {
  const page = pages.find(
    (one) =>
      one.kind === 'doc' && one.docId === docId && one.sectionVersionKey === sectionVersion.key,
  );
  if (!page) return undefined;
  return page.description ?? sidebarTrail(allItems(sectionVersion), page.path).at(-1)?.description;
}

/** The path of the page that an href of the site leads to. @param prefix base path and locale */
export function pathOfHref(href: string, prefix: string): string | undefined {
  if (!isOwnPath(href)) return undefined;
  const { path: plain } = splitSuffix(href);
  const below =
    plain === prefix || plain.startsWith(`${prefix}/`) ? plain.slice(prefix.length) : plain;
  return withoutTrailingSlash(decoded(below)) || '/';
}
