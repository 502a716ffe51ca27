import { isOwnPath } from '@/lib/docs/on-host.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { SidebarSpecItem, SidebarSpecs } from '@/lib/site/sidebars-schema.ts';

/** A link of a sidebars file to a path of this site. */
export interface SidebarFileLink {
  file: string;
  /** Id of the sidebar. */
  sidebar: string;
  to: string;
}

/** Every link of the sidebars files to a path of this site, for the link check. */
export function sidebarFileLinks({ sections }: Pick<SiteConfig, 'sections'>): SidebarFileLink[] {
  return (sections ?? [])
    .flatMap((section) => [section.sidebars, ...section.olderVersions.map((old) => old.sidebars)])
    .filter((specs): specs is SidebarSpecs => typeof specs === 'object')
    .flatMap(({ file, sidebars }) =>
      sidebars.flatMap(({ id, items }) => pathsIn(items).map((to) => ({ file, sidebar: id, to }))),
    );
}

/** Other addresses are kept as they are written. */
function pathsIn(items: readonly SidebarSpecItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return pathsIn(item.items);
    return item.type === 'link' && isOwnPath(item.href) ? [item.href] : [];
  });
}
