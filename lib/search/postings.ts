import { Index } from 'flexsearch';
import { notePart, type IndexPart } from './index-part.ts';
import { placeOf, type Posting } from './posting.ts';

/**
 * Which pages have a term, from FlexSearch, and how often they have it, which FlexSearch does not keep. Both lists are in
 * the order in which the pages were added, so that they can be read side by side. FlexSearch gets the pages of a term when
 * it is first asked for: to hand over all terms of a part would take most of the time of reading it, and hardly any of them
 * is ever typed.
 */
export class Postings {
  // Terms are cut and found by our own code, at build time and here: FlexSearch takes them as they are.
  readonly #index = new Index({ encode: (term: string) => [term], tokenize: 'strict', resolution: 1, fastupdate: false });
  readonly #parts: { part: IndexPart; base: number }[] = [];
  /** What was asked for since the last part came. */
  readonly #known = new Map<string, Posting>();
  #pages = 0;

  /** The pages of a part are numbered on from those that are there. */
  add(part: IndexPart): void {
    this.#parts.push({ part, base: this.#pages });
    this.#pages += part.pages.length;
    this.#known.clear();
  }

  /** Candidates for a term, and how often it stands in their fields. */
  find(term: string): Posting {
    const { counts } = this.#posting(term);
    return { pages: this.#index.search(term, { limit: this.#pages }) as number[], counts };
  }

  /** How often a term stands on one page, packed; 0 when it does not. */
  on(term: string, page: number): number {
    const { pages, counts } = this.#posting(term);
    const place = placeOf(pages, page);
    return pages[place] === page ? counts[place]! : 0;
  }

  #posting(term: string): Posting {
    const known = this.#known.get(term);
    if (known) return known;
    const posting: Posting = { pages: [], counts: [] };
    for (const { part, base } of this.#parts) notePart(part, base, term, posting);
    // The form of FlexSearch's own export: `[term, [pages of the one resolution]]`.
    this.#index.import('1.map', [[term, [posting.pages]]] as never);
    this.#known.set(term, posting);
    return posting;
  }
}
