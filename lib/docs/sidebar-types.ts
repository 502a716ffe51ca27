import type { Method } from '@/lib/openapi/operations.ts';
import type { PageHead } from './page-head.ts';

/** What the site's owner adds to an entry. */
export interface SidebarExtras {
  className?: string;
  /** For the code of pages; the portal shows nothing of it. */
  customProps?: Readonly<Record<string, unknown>>;
}

/** A link in a sidebar, a card or a list. `path` has no locale: components add it (see urls.ts). */
export interface SidebarLink extends SidebarExtras {
  type: 'link';
  path: string;
  label: string;
  description?: string;
  unlisted?: boolean;
  /** A link to a page of another sidebar: it takes no part in previous and next. */
  ref?: boolean;
  /** Method of the API operation that the link leads to. */
  method?: Method;
  deprecated?: boolean;
}

export interface SidebarCategory extends SidebarExtras {
  type: 'category';
  /**
   * Unique within the sidebar and the same in every locale: the folder, or `tag-<slug>` in an API
   * reference.
   */
  key: string;
  label: string;
  description?: string;
  /** Path of the category's own page, if it has one. */
  path?: string;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarItem[];
}

/** An entry of a sidebars file that is no page: a link as written, or HTML of the site's owner. */
interface SidebarOther extends SidebarExtras {
  type: 'other';
  /** Always absent: what is no page has no path. */
  path?: undefined;
  label: string;
  href?: string;
  html?: string;
  description?: string;
}

export type SidebarItem = SidebarLink | SidebarCategory | SidebarOther;

/** One of the sidebars of a section version. */
export interface NamedSidebar {
  id: string;
  items: SidebarItem[];
}

/** A category with a generated page. */
export interface CategoryIndex {
  key: string;
  path: string;
  title: string;
  description?: string;
  head?: PageHead;
  /** Which of the sidebars it is in. */
  sidebar: number;
}
