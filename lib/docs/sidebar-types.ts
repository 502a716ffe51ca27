import type { Method } from '@/lib/openapi/operations.ts';

/** A link in a sidebar, a card or a list. `path` has no locale: components add it (see urls.ts). */
export interface SidebarLink {
  type: 'link';
  path: string;
  label: string;
  description?: string;
  className?: string;
  unlisted?: boolean;
  /** Method of the API operation that the link leads to. */
  method?: Method;
  deprecated?: boolean;
}

export interface SidebarCategory {
  type: 'category';
  /** Unique within the sidebar and the same in every locale: the folder, or `tag-<slug>` in an API reference. */
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

export type SidebarItem = SidebarLink | SidebarCategory;
