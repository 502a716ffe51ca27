import type { Marked } from './passages.ts';
import type { ResultType } from './records.ts';

/** Letters that follow each other sooner are typed in one go, in ms: 40 words a minute. */
export const BETWEEN_LETTERS = 300;

/** What the page tells the worker. */
export type ToWorker =
  /** First of all: where the files lie, and the table that leads Simplified characters to Traditional ones. */
  | { type: 'open'; folder: string; fold?: string }
  /** Parts of the index to load, most likely first. Known ones are not loaded again. */
  | { type: 'load'; parts: { name: string; group: string }[] }
  /** The newest query is the one that is answered. */
  | ({ type: 'search' } & SearchRequest);

export interface SearchRequest {
  id: number;
  text: string;
  groups: string[];
  /** How many pages are wanted. */
  most: number;
  /** Length of a passage in characters. */
  length: number;
}

/** What the worker tells the page. */
export type FromWorker =
  | { type: 'answer'; answer: SearchAnswer }
  /** A file could not be loaded or read. `missing`: it is not there any more, as after a new deployment. */
  | { type: 'failed'; name: string; missing: boolean; reason: string };

export interface SearchAnswer {
  id: number;
  text: string;
  /** Pages found in the parts that are there. */
  total: number;
  results: ResultPage[];
  /** Parts of the wanted groups, or the table that the text needs, are still on their way. */
  loading: boolean;
  /** The passages are there, as far as they could be loaded. */
  final: boolean;
}

/** Whether nothing of an answer will change: every part of the index is there, and the texts by which the first results are put in order. */
export const isSettled = ({ loading, final }: Pick<SearchAnswer, 'loading' | 'final'>): boolean =>
  !loading && final;

/** A page that was found. Addresses have no base path and no highlight terms yet. */
export interface ResultPage {
  u: string;
  title: Marked;
  b: string[];
  /** Where the best answer stands. */
  best: ResultSection;
  /** Other sections of the page that answer, best first. */
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
