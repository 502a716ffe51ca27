import type { ResultSection } from '@/lib/search/protocol.ts';
import { placeRows } from './place-rows.ts';
import { rowElement, type SuggestionRow } from './suggestion-rows.ts';

/** Rows that are made at once; the others follow in a task of their own, so that none of them keeps the letters waiting. */
const AT_ONCE = 4;

/** The rows of suggestions as elements: those that stay are kept, new ones are made a few at a time. */
export class RowList {
  /** What stands in the list, by key. */
  #rows = new Map<string, HTMLElement>();

  /** @param home address of the locale's home, without the base path */
  constructor(
    readonly list: HTMLElement,
    readonly home: string,
  ) {}

  get isEmpty(): boolean {
    return this.#rows.size === 0;
  }

  /** Makes the next rows of a list. Returns whether all are there; until then, others stand in the places of those to come. */
  draw(rows: readonly SuggestionRow[], words: Record<string, string>): boolean {
    const before = [...this.list.children] as HTMLElement[];
    let missing = 0;
    const next = rows.map((row) => {
      const element = this.#rows.get(row.key) ?? (++missing > AT_ONCE ? undefined : rowElement(row, this.home, words));
      if (element) this.#rows.set(row.key, element);
      return element;
    });
    const taken = new Set(next);
    placeRows(this.list, next.flatMap((element, index) => element ?? (before[index] && !taken.has(before[index]) ? before[index] : [])));
    [...this.list.children].forEach((row, index) => (row.id = `search-row-${index}`));
    if (missing > AT_ONCE) return false;
    this.#rows = new Map(rows.map(({ key }) => [key, this.#rows.get(key)!]));
    return true;
  }

  empty(): void {
    this.#rows = new Map();
    this.list.replaceChildren();
  }

  /** Lays a row out, so that the fonts and styles which the first row needs are found now, and not while a letter waits. */
  layOutSample(word: string): void {
    const text = ['', word, ''];
    const section: ResultSection = { type: 'content', h: '', heading: [], text };
    const sample = rowElement({ key: '', page: { u: '/', title: text, b: text, best: section, more: [], terms: [] }, section, below: false }, '/', {});
    this.list.append(sample);
    sample.getBoundingClientRect();
    sample.remove();
  }
}
