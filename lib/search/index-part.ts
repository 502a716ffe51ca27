import { decodeNumbers, decodeTerms } from './codec.ts';
import { FIELDS, pack } from './fields.ts';
import { INDEX_VERSION } from './index-version.ts';
import { note, placeOf, type Posting } from './posting.ts';
import { LEVELS, type ShardFile } from './shard.ts';

/** A page of the index without its postings. */
export interface IndexedPage {
  url: string;
  title: string;
  breadcrumb: string[];
  /** Name of its text file. */
  text: string;
}

/** A part of the index in memory. Postings stay numbers in long rows until their term is asked for: most never are. */
export interface IndexPart {
  pages: IndexedPage[];
  /** In order, each once. */
  terms: string[];
  /** On how many pages each term stands in the field that has it most often. */
  pagesWith: Uint32Array;
  /** In the order of `FIELDS`. */
  fields: FieldRows[];
}

interface FieldRows {
  /** Words of each page. */
  lengths: Uint32Array;
  /** Where each term's pages begin in `pages`, and how many they are. */
  starts: Uint32Array;
  counts: Uint32Array;
  pages: Uint32Array;
  /** How often a term stands on the page, as a level; absent where once is enough. */
  often: Uint32Array | undefined;
}

/**
 * @param file what was fetched, of unknown origin
 * @throws Error when it is no part of an index of this version
 */
export function decodeShard(file: unknown): IndexPart {
  if (!isShard(file)) throw new Error('The search index cannot be read: it is damaged or of another version.');
  const terms = decodeTerms(file.terms);
  const crumbs = file.crumbs.map((crumb: unknown) => (Array.isArray(crumb) ? crumb.map(String) : []));
  const pages = file.u.map((url, id): IndexedPage => ({ url, title: String(file.t[id] ?? ''), breadcrumb: crumbs[file.b[id] ?? -1] ?? [], text: String(file.x[id] ?? '') }));
  const fields = FIELDS.map((field, index): FieldRows => {
    const counts = decodeNumbers(file.counts[index]!);
    const lengths = decodeNumbers(file.lengths[index]!);
    const steps = decodeNumbers(file.steps[index]!);
    const often = field === 'content' ? decodeNumbers(file.often) : undefined;
    let postings = 0;
    for (const count of counts) postings += count;
    if (counts.length !== terms.length || lengths.length !== pages.length || steps.length !== postings || (often && often.length !== postings)) throw new RangeError('A row of the search index is too long or too short.');
    const starts = startsOf(counts);
    return { lengths, starts, counts, pages: stepsToPages(steps, starts, counts, pages.length), often };
  });
  return { pages, terms, pagesWith: mostOfAny(fields, terms.length), fields };
}

function mostOfAny(fields: readonly FieldRows[], terms: number): Uint32Array {
  const most = new Uint32Array(terms);
  for (const { counts } of fields) for (let term = 0; term < terms; term++) if (counts[term]! > most[term]!) most[term] = counts[term]!;
  return most;
}

/** Lists of one length stand together, the short ones first (`rareFirst`). */
function startsOf(counts: Uint32Array): Uint32Array {
  let longest = 0;
  for (const count of counts) if (count > longest) longest = count;
  const next = new Uint32Array(longest + 2);
  for (const count of counts) next[count + 1]! += count;
  for (let count = 1; count < next.length; count++) next[count]! += next[count - 1]!;
  const starts = new Uint32Array(counts.length);
  for (let term = 0; term < counts.length; term++) {
    const count = counts[term]!;
    starts[term] = next[count]!;
    next[count]! += count;
  }
  return starts;
}

/** Steps from one page to the next become the pages' places, in the same row. */
function stepsToPages(row: Uint32Array, starts: Uint32Array, counts: Uint32Array, most: number): Uint32Array {
  for (let term = 0; term < starts.length; term++) {
    const end = starts[term]! + counts[term]!;
    let page = -1;
    for (let at = starts[term]!; at < end; at++) {
      page += row[at]! + 1;
      if (page >= most) throw new RangeError('The search index names a page that it does not have.');
      row[at] = page;
    }
  }
  return row;
}

/**
 * Adds what a part knows of a term to its posting.
 * @param base number of the part's first page
 */
export function notePart({ terms, fields }: IndexPart, base: number, term: string, posting: Posting): void {
  const place = placeOf(terms, term);
  if (terms[place] !== term) return;
  fields.forEach(({ starts, counts, pages, often }, index) => {
    const end = starts[place]! + counts[place]!;
    for (let at = starts[place]!; at < end; at++) note(posting, base + pages[at]!, pack(FIELDS[index]!, LEVELS[often?.[at] ?? 0] ?? 1));
  });
}

function isShard(file: unknown): file is ShardFile {
  if (typeof file !== 'object' || file === null) return false;
  const { v, u, t, b, x, crumbs, terms, lengths, counts, steps, often } = file as Record<keyof ShardFile, unknown>;
  const texts = (value: unknown): boolean => Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  const oneEach = (value: unknown): boolean => texts(value) && (value as string[]).length === FIELDS.length;
  return v === INDEX_VERSION && texts(u) && [t, b, x, crumbs].every((column) => Array.isArray(column)) && typeof terms === 'string' && typeof often === 'string' && oneEach(lengths) && oneEach(counts) && oneEach(steps);
}
