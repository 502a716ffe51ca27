import type { Problem } from '@/lib/content/problem.ts';
import type { DocEntry } from './doc-entries.ts';
import { readingOrder } from './sidebar.ts';
import type { PagerLink } from './types.ts';
import type { SidebarItem } from './sidebar-types.ts';

/** Previous and next page: the sidebar's order, unless front matter says otherwise. */
export class Pager {
  readonly problems: Problem[] = [];
  readonly #order: PagerLink[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #entries: ReadonlyMap<string, DocEntry>;

  constructor(
    sidebar: readonly SidebarItem[],
    entries: readonly DocEntry[],
    readonly drafts: ReadonlySet<string>,
  ) {
    const byPath = new Map(entries.map((entry) => [entry.path, entry]));
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.#order = readingOrder(sidebar).map(({ path, label }) => ({
      path,
      title: titleFor(byPath.get(path)) ?? label,
    }));
    this.#places = new Map(this.#order.map(({ path }, place) => [path, place]));
  }

  around(path: string, entry?: DocEntry): { previous?: PagerLink; next?: PagerLink } {
    const place = this.#places.get(path);
    const beside = (step: number) => (place === undefined ? undefined : this.#order[place + step]);
    return {
      previous:
        this.#chosen(entry, 'pagination_prev') ??
        this.#unless(entry, 'pagination_prev', beside(-1)),
      next:
        this.#chosen(entry, 'pagination_next') ?? this.#unless(entry, 'pagination_next', beside(1)),
    };
  }

  #unless(
    entry: DocEntry | undefined,
    key: 'pagination_prev' | 'pagination_next',
    link?: PagerLink,
  ): PagerLink | undefined {
    return entry?.frontMatter[key] === undefined ? link : undefined;
  }

  #chosen(
    entry: DocEntry | undefined,
    key: 'pagination_prev' | 'pagination_next',
  ): PagerLink | undefined {
    const id = entry?.frontMatter[key];
    if (!entry || typeof id !== 'string') return undefined;
    const target = this.#entries.get(id);
    // A link to a draft is there in the preview and gone in a build, like the draft itself.
    if (!target && this.drafts.has(id)) return undefined;
    if (!target) {
      this.problems.push({
        file: `content/${entry.source.file}`,
        severity: 'error',
        message: `Front matter \`${key}\`: there is no document "${id}" in this section. Documents: ${[...this.#entries.keys()].join(', ')}.`,
      });
      return undefined;
    }
    return { path: target.path, title: titleFor(target) ?? target.title };
  }
}

const titleFor = (entry?: DocEntry): string | undefined =>
  entry && (entry.frontMatter.pagination_label ?? entry.title);
