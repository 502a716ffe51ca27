import { Index } from 'flexsearch';

/** Where a term may stand on a page. */
export const FIELDS = ['content', 'heading', 'keywords', 'title', 'breadcrumb'] as const;
export type Field = (typeof FIELDS)[number];

/** Occurrences in five fields fit into one number: 6 bits for the content, 4 for each of the others. */
const SHIFT: Record<Field, number> = { content: 0, heading: 6, keywords: 10, title: 14, breadcrumb: 18 };
const MOST: Record<Field, number> = { content: 63, heading: 15, keywords: 15, title: 15, breadcrumb: 15 };

export const pack = (field: Field, count: number): number => Math.min(count, MOST[field]) << SHIFT[field];
export const unpack = (packed: number, field: Field): number => (packed >> SHIFT[field]) & MOST[field];

/** The pages that have a term, in ascending order, and how often it stands in their fields. */
export interface Posting {
  pages: number[];
  counts: number[];
}

/** Notes a term's occurrences on a page; what is known of them there is kept. Pages mostly come in order. */
export function note({ pages, counts }: Posting, page: number, packed: number): void {
  const place = pages.length === 0 || pages.at(-1)! < page ? pages.length : placeOf(pages, page);
  if (pages[place] === page) counts[place]! |= packed;
  else if (place === pages.length) {
    pages.push(page);
    counts.push(packed);
  } else {
    pages.splice(place, 0, page);
    counts.splice(place, 0, packed);
  }
}

function placeOf(pages: readonly number[], page: number): number {
  let [low, high] = [0, pages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pages[middle]! < page) low = middle + 1;
    else high = middle;
  }
  return low;
}

const NONE: Posting = { pages: [], counts: [] };

/**
 * Which pages have a term, from FlexSearch, and how often they have it, which FlexSearch does not keep. Both lists are in
 * the order in which the pages were added, so that they can be read side by side.
 */
export class Postings {
  // Terms are cut and found by our own code, at build time and here: FlexSearch takes them as they are.
  readonly #index = new Index({ encode: (term: string) => [term], tokenize: 'strict', resolution: 1, fastupdate: false });
  readonly #known = new Map<string, Posting>();
  #pages = 0;

  /** @param terms the postings of new pages, which are numbered on from those that are there */
  add(pages: number, terms: ReadonlyMap<string, Posting>): void {
    const entries: [string, [number[]]][] = [];
    for (const [term, posting] of terms) {
      const known = this.#known.get(term);
      if (known) {
        for (const page of posting.pages) known.pages.push(page);
        for (const packed of posting.counts) known.counts.push(packed);
      } else this.#known.set(term, posting);
      entries.push([term, [(known ?? posting).pages]]);
    }
    // The form of FlexSearch's own export: `[term, [pages of the one resolution]]`.
    this.#index.import('1.reg', Array.from({ length: pages }, (_, index) => this.#pages + index) as never);
    this.#index.import('1.map', entries as never);
    this.#pages += pages;
  }

  pagesWith(term: string): number {
    return this.#known.get(term)?.pages.length ?? 0;
  }

  /** Candidates for a term, and how often it stands in their fields. */
  find(term: string): Posting {
    const known = this.#known.get(term);
    if (!known) return NONE;
    const pages = this.#index.search(term, { limit: this.#pages }) as number[];
    return { pages, counts: known.counts };
  }

  /** How often a term stands on one page, packed; 0 when it does not. */
  on(term: string, page: number): number {
    const known = this.#known.get(term);
    if (!known) return 0;
    const place = placeOf(known.pages, page);
    return known.pages[place] === page ? known.counts[place]! : 0;
  }
}
