import type { Problem } from '@/lib/content/problem.ts';
import type { DocEntry } from './doc-entries.ts';
import { walkSidebar } from './sidebar.ts';
import type { NamedSidebar } from './sidebar-types.ts';

/** Says for each document which of a section's sidebars it shows. */
export class ShownSidebars {
  readonly problems: Problem[] = [];
  /**
   * Number of the sidebar by path. Of two sidebars with a document the last one counts, as in
   * Docusaurus.
   */
  readonly #byPath = new Map<string, number>();

  constructor(
    readonly sidebars: readonly NamedSidebar[] | undefined,
    readonly entries: readonly DocEntry[],
  ) {
    sidebars?.forEach(({ items }, index) => {
      walkSidebar(items, (item) => {
        if (item.path !== undefined && !(item.type === 'link' && item.ref))
          this.#byPath.set(item.path, index);
      });
    });
  }

  /** Undefined for the first sidebar, null for none; see `sidebar` of a page. */
  of({ path, frontMatter, source }: DocEntry): number | null | undefined {
    const { sidebars } = this;
    if (!sidebars) return undefined;
    const wanted = frontMatter.displayed_sidebar;
    if (wanted === null) return null;
    if (wanted === undefined) return numbered(this.#byPath.get(path));
    const index = sidebars.findIndex(({ id }) => id === wanted);
    if (index >= 0) return numbered(index);
    this.problems.push({
      file: `content/${source.file}`,
      key: 'displayed_sidebar',
      severity: 'error',
      message: `Front matter \`displayed_sidebar\`: there is no sidebar "${wanted}" in this section. Sidebars: ${sidebars.map(({ id }) => id).join(', ')}.`,
    });
    return numbered(this.#byPath.get(path));
  }
}

const numbered = (index: number | undefined): number | null | undefined =>
  index === undefined ? null : index === 0 ? undefined : index;

/** The field of a page. A page with the first sidebar has none. */
export const shownIn = (sidebar: number | null | undefined): { sidebar?: number | null } =>
  sidebar === undefined ? {} : { sidebar };
