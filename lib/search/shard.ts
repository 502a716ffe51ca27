import { encodeNumber, encodeNumbers, encodeTerms } from './codec.ts';
import { FIELDS, type Field } from './fields.ts';
import { INDEX_VERSION } from './index-version.ts';
import type { PageRecord } from './records.ts';
import { tokenise } from './tokenise.ts';

/** A part of the index as it is published: columns, since equal things beside each other compress best. */
export interface ShardFile {
  v: number;
  /** Addresses, titles, breadcrumbs (as places in `crumbs`), names of the text files. */
  u: string[];
  t: string[];
  b: number[];
  x: string[];
  crumbs: string[][];
  terms: string;
  /** For each field, in the order of `FIELDS`: words per page; per term how many pages; the steps from one of them to the next. */
  lengths: string[];
  counts: string[];
  steps: string[];
  /** How often each term of the content stands on its page. */
  often: string;
}

/** How often each term occurs in one field of one page, and how many words the field has. */
export interface FieldCount {
  terms: ReadonlyMap<string, number>;
  length: number;
}

/** Counts the terms of texts; identifiers count as what they are and as their parts, but make a text no longer. */
function countTerms(...texts: readonly string[]): FieldCount {
  const terms = new Map<string, number>();
  let length = 0;
  for (const text of texts) {
    for (const { term, kind } of tokenise(text)) {
      terms.set(term, (terms.get(term) ?? 0) + 1);
      if (kind === 'word') length++;
    }
  }
  return { terms, length };
}

/** What stands in each field of a page, in the order of `FIELDS`. */
export function countFields(page: PageRecord): FieldCount[] {
  const texts: Record<Field, readonly string[]> = {
    content: page.sections.map(({ text }) => text),
    heading: page.sections.map(({ heading }) => heading),
    keywords: page.keywords,
    title: [page.title],
    breadcrumb: page.breadcrumb,
  };
  return FIELDS.map((field) => countTerms(...texts[field]));
}

export interface ShardPage {
  page: PageRecord;
  fields: readonly FieldCount[];
  /** Name of the page's text file. */
  text: string;
}

export function encodeShard(pages: readonly ShardPage[]): ShardFile {
  const crumbs: string[][] = [];
  const places = new Map<string, number>();
  const place = (breadcrumb: string[]): number => {
    const key = breadcrumb.join('\n');
    const known = places.get(key) ?? crumbs.push(breadcrumb) - 1;
    places.set(key, known);
    return known;
  };
  const terms = [...new Set(pages.flatMap(({ fields }) => fields.flatMap((field) => [...field.terms.keys()])))].sort();
  const postings = FIELDS.map((_, field) => encodePostings(pages, terms, field));
  return {
    v: INDEX_VERSION,
    u: pages.map(({ page }) => page.url),
    t: pages.map(({ page }) => page.title),
    b: pages.map(({ page }) => place(page.breadcrumb)),
    x: pages.map(({ text }) => text),
    crumbs,
    terms: encodeTerms(terms),
    lengths: FIELDS.map((_, field) => encodeNumbers(pages.map(({ fields }) => fields[field]!.length))),
    counts: postings.map(({ counts }) => counts),
    steps: postings.map(({ steps }) => steps),
    often: postings[0]!.often,
  };
}

function encodePostings(pages: readonly ShardPage[], terms: readonly string[], field: number): { counts: string; steps: string; often: string } {
  const lists = new Map<string, { steps: string; often: string; count: number; last: number }>();
  pages.forEach(({ fields }, id) => {
    for (const [term, count] of fields[field]!.terms) {
      const list = lists.get(term) ?? { steps: '', often: '', count: 0, last: -1 };
      list.steps += encodeNumber(id - list.last - 1);
      list.often += encodeNumber(frequencyLevel(count));
      list.count++;
      list.last = id;
      lists.set(term, list);
    }
  });
  const counts = terms.map((term) => lists.get(term)?.count ?? 0);
  const ordered = rareFirst(counts).map((term) => lists.get(terms[term]!));
  return { counts: encodeNumbers(counts), steps: ordered.map((list) => list?.steps ?? '').join(''), often: ordered.map((list) => list?.often ?? '').join('') };
}

/** Lists of one length stand together: their steps are alike, which saves a tenth after compression. */
const rareFirst = (counts: readonly number[]): number[] => counts.map((_, term) => term).sort((a, b) => counts[a]! - counts[b]! || a - b);

/** BM25 hardly tells eight occurrences from nine: six levels take half the room. */
export const LEVELS = [1, 2, 3, 4, 6, 10];
const frequencyLevel = (count: number): number => LEVELS.findLastIndex((level) => count >= level);
