import { escapes, type Escape, type EscapeName } from '../request/escape.ts';

/**
 * A place for a value in a sample: the address (`url`), a header (`h:accept`), the body (`body`),
 * the file (`file`), a field of a form (`f:name`). `secret` has a value, which nothing shows, in a
 * request with credentials.
 */
export interface Slot {
  slot: string;
  escape: EscapeName;
  /** In the same string, before and after the value. */
  before?: string;
  after?: string;
}

/** A part that is left out while its slot has no value, and repeated if it has several. */
export interface Item {
  item: string;
  parts: Part[];
}

export type Part = string | Slot | Item;

/** Values by slot. A missing slot has no value. */
export type SlotValues = Readonly<Record<string, string>>;

/** A sample that the build has colored: HTML and slots. */
export type HtmlPart = string | Slot | { item: string; parts: HtmlPart[] };

/** The slots of a field that is sent once for each of its values. */
export const repeatedSlots = (slot: string, texts: readonly string[]): [string, string][] =>
  texts.map((text, index) => [nthSlot(slot, index), text]);

/** The values for each time that an item stands in the sample. */
export function timesOf(item: string, values: SlotValues): SlotValues[] {
  const times: SlotValues[] = [];
  for (let index = 0; ; index++) {
    const value = values[nthSlot(item, index)];
    if (value === undefined) return times;
    times.push({ ...values, [item]: value });
  }
}

/** No name has a line break. */
const nthSlot = (slot: string, index: number): string => (index === 0 ? slot : `${slot}\n${index}`);

/** A slot with its value, as the language writes it. */
export function slotText(
  { slot, escape, before = '', after = '' }: Slot,
  values: SlotValues,
): string {
  const write: Escape = escapes[escape];
  return write(before + (values[slot] ?? ''), after);
}
