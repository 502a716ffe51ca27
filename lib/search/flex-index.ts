import { Index } from 'flexsearch';
import { IMPACT, SLOTS } from './impact.ts';

/**
 * A term as FlexSearch exports it, with its pages by slot. A slot without pages is missing or null.
 */
export type TermEntry = [term: string, slots: (number[] | null | undefined)[]];

/**
 * Our tokenizer splits texts into terms and passes them to FlexSearch as one text: no term contains
 * a line break.
 */
export const SEPARATOR = '\n';
/** Index files can be read with the options that they were made with. */
export const INDEX_OPTIONS = {
  encode: (terms: string) => terms.split(SEPARATOR),
  tokenize: 'strict',
  resolution: SLOTS,
} as const;
/** The name under which FlexSearch exports and imports terms. */
const TERMS = '1.map';

/** The pages that have a term, and the impact of the term on each. */
export interface TermPages {
  pages: number[];
  impacts: number[];
}

/** FlexSearch's `import` also takes what is parsed already. Its types name only texts. */
interface ParsedImport {
  import(key: string, parsed: unknown): unknown;
}

/**
 * The search index in memory: one FlexSearch index for each part, because an import replaces the
 * pages of a term.
 */
export class FlexIndex {
  readonly #parts: { index: Index; base: number }[] = [];
  /** What was found since the last part was added. */
  readonly #found = new Map<string, TermPages>();
  #pages = 0;

  /** Adds a part. Its pages get the next free numbers. */
  add(entries: readonly TermEntry[], pages: number): void {
    const index = new Index(INDEX_OPTIONS);
    const target: ParsedImport = index;
    target.import(TERMS, entries);
    this.#parts.push({ index, base: this.#pages });
    this.#pages += pages;
    this.#found.clear();
  }

  /** The pages that have a term. */
  find(term: string): TermPages {
    const known = this.#found.get(term);
    if (known) return known;
    const found: TermPages = { pages: [], impacts: [] };
    for (const { index, base } of this.#parts) {
      const slots: readonly (readonly (number | string)[] | null | undefined)[] = index.search(
        term,
        { resolve: false },
      ).result;
      slots.forEach((ids, slot) => {
        for (const id of ids ?? []) {
          found.pages.push(base + Number(id));
          found.impacts.push(IMPACT[slot] ?? 0);
        }
      });
    }
    this.#found.set(term, found);
    return found;
  }
}
