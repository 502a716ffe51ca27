import { Index } from 'flexsearch';
import { IMPACT, SLOTS, slotOf } from './impact.ts';

/** A term in FlexSearch's export, and its pages by slot. A slot without pages is left out or null. */
export type TermEntry = [term: string, slots: (number[] | null | undefined)[]];

/** Terms are cut by our own tokenizer and handed over in one text: no term has a line break in it. */
const SEPARATOR = '\n';
const OPTIONS = {
  encode: (terms: string) => terms.split(SEPARATOR),
  tokenize: 'strict',
  resolution: SLOTS,
} as const;
/** The name under which FlexSearch exports and imports terms. */
const TERMS = '1.map';

/**
 * Indexes pages with FlexSearch and exports the result.
 * @param pages for each page, numbered from 0, the impact of every term on it
 * @throws Error when FlexSearch exports something else than expected
 */
export function exportTerms(pages: readonly ReadonlyMap<string, number>[]): TermEntry[] {
  const terms = new Set<string>();
  let impacts: ReadonlyMap<string, number> = new Map();
  const index = new Index({ ...OPTIONS, score: (_, term) => slotOf(impacts.get(term) ?? 0) });
  pages.forEach((page, id) => {
    impacts = page;
    for (const term of page.keys()) terms.add(term);
    index.add(id, [...page.keys()].join(SEPARATOR));
  });
  const entries: TermEntry[] = [];
  index.export((key, chunk) => {
    if (key.endsWith('.map')) entries.push(...(JSON.parse(chunk) as TermEntry[]));
  });
  if (entries.length !== terms.size)
    throw new Error(
      `FlexSearch has exported ${entries.length} of ${terms.size} terms. Compare \`exportTerms\` in lib/search/flex-index.ts with the notes of its new version.`,
    );
  return entries;
}

/** Where a term stands, page by page, and how much it says there. */
export interface TermPages {
  pages: number[];
  impacts: number[];
}

/** The search index in memory: one FlexSearch index for each part, because an import replaces the pages of a term. */
export class FlexIndex {
  readonly #parts: { index: Index; base: number }[] = [];
  /** What was asked for since the last part came. */
  readonly #known = new Map<string, TermPages>();
  #pages = 0;

  /** Adds a part, whose pages are numbered on from those that are there. */
  add(entries: readonly TermEntry[], pages: number): void {
    const index = new Index(OPTIONS);
    // `import` parses a text and takes what is parsed already as it is; its types name the text alone.
    index.import(TERMS, entries as unknown as string);
    this.#parts.push({ index, base: this.#pages });
    this.#pages += pages;
    this.#known.clear();
  }

  /** The pages that have a term. */
  find(term: string): TermPages {
    const known = this.#known.get(term);
    if (known) return known;
    const found: TermPages = { pages: [], impacts: [] };
    for (const { index, base } of this.#parts) {
      index.search(term, { resolve: false }).result.forEach((ids, slot) => {
        for (const id of ids ?? []) {
          found.pages.push(base + Number(id));
          found.impacts.push(IMPACT[slot] ?? 0);
        }
      });
    }
    this.#known.set(term, found);
    return found;
  }
}
