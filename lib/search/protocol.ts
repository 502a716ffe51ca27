import type { IncludedFile } from './manifest.ts';
import type { Marked } from './marked.ts';
import type { ResultType } from './records.ts';

/** The time between two letters of a fast typist, in ms: 40 words a minute. */
export const BETWEEN_LETTERS = 300;

/** Messages from the page to the worker. */
export type ToWorker =
  /**
   * The first message: the folder of the files, the file with the table from Simplified to
   * Traditional characters, the one with synonyms, and files that have come already.
   */
  | {
      type: 'open';
      folder: string;
      fold?: string;
      synonyms?: string;
      foreign?: string;
      first?: IncludedFile[];
    }
  /** Parts of the index to load, most likely first. Loaded ones are not loaded again. */
  | { type: 'load'; parts: { name: string; group: string }[] }
  /** Only the newest query is answered. */
  | ({ type: 'search' } & SearchRequest);

export interface SearchRequest {
  id: number;
  text: string;
  groups: string[];
  /** How many pages are wanted. */
  limit: number;
  /** Length of a passage in characters. */
  passageLength: number;
  /** Other groups whose best pages are wanted as well. Only their loaded parts are looked at. */
  elsewhere?: { groups: string[]; limit: number };
}

/** What other groups have for a query. */
export interface Elsewhere {
  total: number;
  /** Those of the best pages that answer better than every page of the searched groups. */
  results: ResultPage[];
  /** When the searched groups have nothing: the groups that have something, best first. */
  groups: string[];
  /** Every part of these groups is loaded. */
  complete: boolean;
}

/** Messages from the worker to the page. */
export type FromWorker =
  | { type: 'answer'; answer: SearchAnswer }
  /**
   * A file could not be loaded or read. `missing`: it no longer exists, as after a new deployment.
   */
  | { type: 'failed'; name: string; missing: boolean; reason: string };

export interface SearchAnswer {
  id: number;
  text: string;
  /** How many pages were found in the loaded parts. */
  total: number;
  results: ResultPage[];
  /**
   * Words of the query that are nowhere in the searched parts, as they were typed. Pages with the
   * others are results.
   */
  unknown: string[];
  /** The query with the nearest known words in place of unknown ones. */
  suggestion?: string;
  /** The best pages of the groups that are only looked at (`SearchRequest.elsewhere`). */
  elsewhere?: Elsewhere;
  /** Every part of the wanted groups has come, or cannot be loaded. */
  searched: boolean;
  /** Parts of the wanted groups, or the tables that the text needs, are still loading. */
  loading: boolean;
  /** The passages are complete, as far as their texts could be loaded. */
  final: boolean;
}

/**
 * Whether an answer will not change: every part of the index is loaded, and the texts that rerank
 * the first results.
 */
export const isSettled = ({ loading, final }: Pick<SearchAnswer, 'loading' | 'final'>): boolean =>
  !loading && final;

/** A page that was found. Addresses have no base path and no highlight terms yet. */
export interface ResultPage {
  u: string;
  title: Marked;
  b: string[];
  /** The section with the best passage. */
  best: ResultSection;
  /** Other sections of the page that answer the query, best first. */
  more: ResultSection[];
  /** Terms to mark on the page. */
  terms: string[];
}

export interface ResultSection {
  type: ResultType;
  /** Id of the heading; empty for the page's beginning. */
  h: string;
  heading: Marked;
  text: Marked;
}
