import type { Direction } from '../schema/view.ts';
import type { SchemaView } from '../schema/view-types.ts';
import type { ApiWords } from './words.ts';

/** What all trees of a document in one language share. */
export interface TreeContext {
  words: ApiWords;
  /** Markdown of a description as clean HTML. */
  markdown: (text: string) => string;
  /** Registers a part of a tree for a file of its own, and returns the address of that file. */
  fragment: (view: SchemaView, direction: Direction) => string;
}
