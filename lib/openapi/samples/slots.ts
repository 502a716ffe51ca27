import type { EscapeName } from '../request/escape.ts';

/** A place in a sample that is filled in: the address (`url`), a header (`h:Accept`), the body, a field of a form (`f:name`). */
export interface Slot {
  slot: string;
  escape: EscapeName;
}

/** A piece that is there only while its slot has a value. */
export interface Item {
  item: string;
  parts: Part[];
}

export type Part = string | Slot | Item;

/** Values by slot; what is not there has none. */
export type SlotValues = Readonly<Record<string, string>>;

/** A sample that the build has colored: HTML, and the places that are filled in. */
export type HtmlPart = string | Slot | { item: string; parts: HtmlPart[] };
