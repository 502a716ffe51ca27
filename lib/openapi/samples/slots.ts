import type { EscapeName } from '../request/escape.ts';

/**
 * A place for a value in a sample: the address (`url`), a header (`h:accept`), the body (`body`),
 * the file (`file`), a field of a form (`f:name`). `secret` has a value, which nothing shows, in a
 * request with credentials.
 */
export interface Slot {
  slot: string;
  escape: EscapeName;
  /** In the same string, before the value. */
  before?: string;
}

/** A part that is left out while its slot has no value. */
export interface Item {
  item: string;
  parts: Part[];
}

export type Part = string | Slot | Item;

/** Values by slot. A missing slot has no value. */
export type SlotValues = Readonly<Record<string, string>>;

/** A sample that the build has colored: HTML and slots. */
export type HtmlPart = string | Slot | { item: string; parts: HtmlPart[] };
