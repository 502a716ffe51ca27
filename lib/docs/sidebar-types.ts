import type { Method } from '@/lib/openapi/operations.ts';
import type { PageHead } from './page-head.ts';

/** A link in a sidebar, a card or a list. `path` has no locale: components add it (see urls.ts). */
export interface SidebarLink {
  type: 'link';
  path: string;
  label: string;
  description?: string;
  className?: string;
  unlisted?: boolean;
  /** A link to a page of another sidebar: it takes no part in previous and next. */
  ref?: boolean;
  /** Method of the API operation that the link leads to. */
  method?: Method;
  deprecated?: boolean;
}

export interface SidebarCategory {
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
  className?: string;
  items: SidebarItem[];
}

/** An entry of a sidebars file that is no page: a link as written, or HTML of the site's owner. */
interface SidebarOther {
  type: 'other';
  /** Always absent: what is no page has no path. */
  path?: undefined;
  label: string;
  href?: string;
  html?: string;
  description?: string;
  className?: string;
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
