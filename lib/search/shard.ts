import { decodeTerms, encodeNumber, encodeNumbers, encodeTerms, NumberReader } from './codec.ts';
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
  /** Words per page in content, headings and keywords. */
  lengths: [string, string, string];
  /** Postings of content, headings and keywords: per term how many pages, then the steps from one to the next. */
  counts: [string, string, string];
  steps: [string, string, string];
  /** How often each term of the content stands on its page. */
  often: string;
}

/** How often each term occurs in one field of one page, and how many words the field has. */
export interface FieldCount {
  terms: ReadonlyMap<string, number>;
  length: number;
}

/** Counts the terms of texts; identifiers count as what they are and as their parts, but make a text no longer. */
export function countTerms(...texts: readonly string[]): FieldCount {
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

/** The fields whose postings are stored; titles and breadcrumbs stand in the shard as text and are counted when it is read. */
export function countFields(page: PageRecord): [FieldCount, FieldCount, FieldCount] {
  return [countTerms(...page.sections.map(({ text }) => text)), countTerms(...page.sections.map(({ heading }) => heading)), countTerms(...page.keywords)];
}

export interface ShardPage {
  page: PageRecord;
  fields: [FieldCount, FieldCount, FieldCount];
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
  const postings = [0, 1, 2].map((field) => encodePostings(pages, terms, field));
  const three = <T>(pick: (field: number) => T): [T, T, T] => [pick(0), pick(1), pick(2)];
  return {
    v: INDEX_VERSION,
    u: pages.map(({ page }) => page.url),
    t: pages.map(({ page }) => page.title),
    b: pages.map(({ page }) => place(page.breadcrumb)),
    x: pages.map(({ text }) => text),
    crumbs,
    terms: encodeTerms(terms),
    lengths: three((field) => encodeNumbers(pages.map(({ fields }) => fields[field]!.length))),
    counts: three((field) => postings[field]!.counts),
    steps: three((field) => postings[field]!.steps),
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
const LEVELS = [1, 2, 3, 4, 6, 10];
const frequencyLevel = (count: number): number => LEVELS.findLastIndex((level) => count >= level);

/** A page of a shard without its postings. */
export interface IndexedPage {
  url: string;
  title: string;
  breadcrumb: string[];
  text: string;
  /** Words in content, headings and keywords. */
  lengths: [number, number, number];
}

export interface DecodedShard {
  pages: IndexedPage[];
  terms: string[];
  /** Calls back for every posting, term by term in no particular order, pages in ascending order. */
  eachPosting(field: 0 | 1 | 2, visit: (term: number, page: number, count: number) => void): void;
}

/**
 * @param file what was fetched, of unknown origin
 * @throws Error when it is no shard of this version
 */
export function decodeShard(file: unknown): DecodedShard {
  if (!isShard(file)) throw new Error('The search index cannot be read: it is damaged or of another version.');
  const terms = decodeTerms(file.terms);
  const crumbs = file.crumbs.map((crumb: unknown) => (Array.isArray(crumb) ? crumb.map(String) : []));
  const lengths = file.lengths.map((text) => new NumberReader(text));
  const pages = file.u.map((url, id): IndexedPage => ({
    url,
    title: String(file.t[id] ?? ''),
    breadcrumb: crumbs[file.b[id] ?? -1] ?? [],
    text: String(file.x[id] ?? ''),
    lengths: [lengths[0]!.next(), lengths[1]!.next(), lengths[2]!.next()],
  }));
  return {
    pages,
    terms,
    eachPosting(field, visit) {
      const reader = new NumberReader(file.counts[field]);
      const counts = terms.map(() => reader.next());
      const steps = new NumberReader(file.steps[field]);
      const often = field === 0 ? new NumberReader(file.often) : undefined;
      for (const term of rareFirst(counts)) {
        let page = -1;
        for (let left = counts[term]!; left > 0; left--) {
          page += steps.next() + 1;
          if (page >= pages.length) throw new RangeError('The search index names a page that it does not have.');
          visit(term, page, LEVELS[often?.next() ?? 0] ?? 1);
        }
      }
    },
  };
}

function isShard(file: unknown): file is ShardFile {
  if (typeof file !== 'object' || file === null) return false;
  const { v, u, t, b, x, crumbs, terms, lengths, counts, steps, often } = file as Record<keyof ShardFile, unknown>;
  const threeTexts = (value: unknown): boolean => Array.isArray(value) && value.length === 3 && value.every((entry) => typeof entry === 'string');
  const texts = (value: unknown): boolean => Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  return v === INDEX_VERSION && texts(u) && [t, b, x, crumbs].every((column) => Array.isArray(column)) && typeof terms === 'string' && typeof often === 'string' && threeTexts(lengths) && threeTexts(counts) && threeTexts(steps);
}
