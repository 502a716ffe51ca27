import type { TermEntry } from './flex-index.ts';
import { isArrayOf, isNumber, isObject, isString, isStrings } from '@/lib/text/guards.ts';
import { INDEX_VERSION } from './index-version.ts';
import type { ShardFile } from './shard.ts';
import { fromColumns } from './term-columns.ts';

/** A page of the index without its terms. */
export interface IndexedPage {
  url: string;
  title: string;
  breadcrumb: string[];
  /** Name of its text file. */
  text: string;
  /** What the manual is called that begins with the page; empty for other pages. */
  manualNames: string[];
}

/** A part of the index as it is added to the engine. */
export interface IndexPart {
  pages: IndexedPage[];
  /** What FlexSearch exported, in the order of the terms. */
  entries: TermEntry[];
}

/**
 * @param file what was fetched, of unknown origin
 * @throws Error when it is not part of an index of this version
 */
export function decodeShard(file: unknown): IndexPart {
  if (!isShard(file))
    throw new Error('The search index cannot be read: it is damaged or of another version.');
  const manuals = new Map(file.manuals);
  const pages = file.u.map((url, id): IndexedPage => {
    const [title, text] = [file.t[id], file.x[id]];
    const breadcrumb = file.crumbs[file.b[id] ?? -1];
    if (title === undefined || text === undefined || breadcrumb === undefined)
      throw new RangeError(
        `The search index has no title, text or breadcrumb for its page "${url}".`,
      );
    return { url, title, breadcrumb, text, manualNames: manuals.get(id) ?? [] };
  });
  return { pages, entries: fromColumns(file, pages.length) };
}

const isShard = (file: unknown): file is ShardFile =>
  isObject(file) &&
  file.v === INDEX_VERSION &&
  isStrings(file.u) &&
  isStrings(file.t) &&
  isStrings(file.x) &&
  isArrayOf(file.b, isNumber) &&
  isArrayOf(file.crumbs, isStrings) &&
  (file.manuals === undefined || isArrayOf(file.manuals, isManual)) &&
  isString(file.terms) &&
  isString(file.counts) &&
  isString(file.steps) &&
  isString(file.usual) &&
  isString(file.slots);

const isManual = (value: unknown): value is [number, string[]] =>
  Array.isArray(value) && value.length === 2 && isNumber(value[0]) && isStrings(value[1]);
