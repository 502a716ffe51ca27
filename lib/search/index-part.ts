import type { TermEntry } from './flex-index.ts';
import { INDEX_VERSION } from './index-version.ts';
import type { ShardFile } from './shard.ts';
import { fromColumns, type TermColumns } from './term-columns.ts';

/** A page of the index without its terms. */
export interface IndexedPage {
  url: string;
  title: string;
  breadcrumb: string[];
  /** Name of its text file. */
  text: string;
}

/** A part of the index as it is added to the engine. */
export interface IndexPart {
  pages: IndexedPage[];
  /** What FlexSearch exported, in the order of the terms. */
  entries: TermEntry[];
}

/**
 * @param file what was fetched, of unknown origin
 * @throws Error when it is no part of an index of this version
 */
export function decodeShard(file: unknown): IndexPart {
  if (!isShard(file))
    throw new Error('The search index cannot be read: it is damaged or of another version.');
  const crumbs = file.crumbs.map((crumb: unknown) =>
    Array.isArray(crumb) ? crumb.map(String) : [],
  );
  const pages = file.u.map((url, id): IndexedPage => ({
    url,
    title: String(file.t[id] ?? ''),
    breadcrumb: crumbs[file.b[id] ?? -1] ?? [],
    text: String(file.x[id] ?? ''),
  }));
  const entries = fromColumns(file, pages.length);
  return { pages, entries };
}

const COLUMNS = [
  'terms',
  'counts',
  'steps',
  'usual',
  'slots',
] as const satisfies (keyof TermColumns)[];

function isShard(file: unknown): file is ShardFile {
  if (typeof file !== 'object' || file === null) return false;
  const { v, u, t, b, x, crumbs, ...columns } = file as Record<keyof ShardFile, unknown>;
  const texts = (value: unknown): boolean =>
    Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  return (
    v === INDEX_VERSION &&
    texts(u) &&
    [t, b, x, crumbs].every((column) => Array.isArray(column)) &&
    COLUMNS.every((name) => typeof columns[name] === 'string')
  );
}
