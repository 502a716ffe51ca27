import type { Problem } from '@/lib/content/problem.ts';
import type { DocEntry } from './doc-entries.ts';
import { nearDocument } from './near-targets.ts';
import { readingOrder, sidebarOf } from './sidebar.ts';
import type { PagerLink, SectionVersion } from './types.ts';
import type { SidebarItem } from './sidebar-types.ts';

/** Previous and next pages: neighbors in the sidebar, unless front matter names others. */
export class Pager {
  readonly problems: Problem[] = [];
  /** The pages before and after a page. */
  readonly #neighbors: ReadonlyMap<string, readonly [PagerLink | undefined, PagerLink | undefined]>;
  readonly #entries: ReadonlyMap<string, DocEntry>;

  constructor(
    /** Parts of the sidebar: the last page of one does not lead to the first page of another. */
    chains: readonly (readonly SidebarItem[])[],
    entries: readonly DocEntry[],
    /** Ids of drafts: a link to one is dropped in a build, as the draft itself is. */
    readonly drafts: ReadonlySet<string>,
  ) {
    const byPath = new Map(entries.map((entry) => [entry.path, entry]));
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.#neighbors = new Map(
      chains.flatMap((sidebar) => {
        const order = readingOrder(sidebar).map(({ path, label }): PagerLink => ({
          path,
          title: titleFor(byPath.get(path)) ?? label,
        }));
        return order.map(({ path }, place) => [path, [order[place - 1], order[place + 1]]]);
      }),
    );
  }

  /** The neighbors of a page. `entry` is its document, if it has one. */
  around(path: string, entry?: DocEntry): { previous?: PagerLink; next?: PagerLink } {
    const [previous, next] = this.#neighbors.get(path) ?? [];
    return {
      previous: this.#link(entry, 'pagination_prev', previous),
      next: this.#link(entry, 'pagination_next', next),
    };
  }

  /** The page that front matter names, none for `null`, else the neighbor in the sidebar. */
  #link(
    entry: DocEntry | undefined,
    key: 'pagination_prev' | 'pagination_next',
    neighbor: PagerLink | undefined,
  ): PagerLink | undefined {
    const id = entry?.frontMatter[key];
    if (!entry || id === undefined) return neighbor;
    if (id === null) return undefined;
    const target = this.#entries.get(id);
    if (!target) {
      if (this.drafts.has(id)) return undefined;
      this.problems.push({
        file: `content/${entry.source.file}`,
        key,
        severity: 'error',
        message: `Front matter \`${key}\`: there is no document "${id}" in this section.${nearDocument(id, [...this.#entries.keys()])}`,
      });
      return undefined;
    }
    return { path: target.path, title: titleFor(target) ?? target.title };
  }
}

const titleFor = (entry?: DocEntry): string | undefined =>
  entry && (entry.frontMatter.pagination_label ?? entry.title);

/** A pager for each sidebar of a section version. */
export class Pagers {
  readonly #pagers = new Map<number | null, Pager>();

  constructor(
    readonly sectionVersion: Pick<SectionVersion, 'sidebar' | 'sidebars' | 'draftIds'>,
    readonly entries: readonly DocEntry[],
    /** Each category at the top is a chain of its own. */
    readonly isApart = false,
  ) {}

  /** @param sidebar see `sidebar` of a page */
  of(sidebar: number | null | undefined): Pager {
    const key = sidebar === undefined ? 0 : sidebar;
    const known = this.#pagers.get(key);
    if (known) return known;
    const items = sidebarOf(this.sectionVersion, { sidebar });
    const chains = this.isApart ? items.map((item) => [item]) : [items];
    const pager = new Pager(chains, this.entries, new Set(this.sectionVersion.draftIds));
    this.#pagers.set(key, pager);
    return pager;
  }

  get problems(): Problem[] {
    return [...this.#pagers.values()].flatMap((pager) => pager.problems);
  }
}
