import { attribute, escapeHtml } from '@/lib/text/escape-html.ts';
import { colourCode } from '../html/colour-code.ts';
import { escapes, type EscapeName } from '../request/escape.ts';

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

export const slot = (name: string, escape: EscapeName): Slot => ({ slot: name, escape });

export const item = (name: string, ...parts: Part[]): Item => ({ item: name, parts });

/** The sample as text, for tests and for everything that is no page. */
export function sampleText(parts: readonly Part[], values: SlotValues): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('slot' in part) return escapes[part.escape](values[part.slot] ?? '');
      return values[part.item] === undefined ? '' : sampleText(part.parts, values);
    })
    .join('');
}

/**
 * The sample as HTML. The browser fills the slots with escaped values and shows or hides the items
 * (components/behaviours/operation/samples.ts): nothing is coloured or put together there.
 */
export function sampleHtml(parts: readonly Part[], values: SlotValues, language: string): string {
  // The code is coloured with one letter for each slot and each end of an item: letters of the private use area, which no
  // grammar knows, so that they stand inside a string like its other letters.
  const marks: string[] = [];
  const mark = (html: string) => String.fromCharCode(PRIVATE_USE + marks.push(html) - 1);
  const flat = (list: readonly Part[]): string =>
    list
      .map((part) => {
        if (typeof part === 'string') return part;
        if ('slot' in part) return mark(`<span${attribute('data-slot', part.slot)} data-escape="${part.escape}">${escapeHtml(escapes[part.escape](values[part.slot] ?? ''))}</span>`);
        return mark(`<span${attribute('data-item', part.item)}${values[part.item] === undefined ? ' hidden' : ''}>`) + flat(part.parts) + mark('</span>');
      })
      .join('');
  return colourCode(flat(parts), language).replace(/[\ue000-\uf8ff]/g, (letter) => marks[letter.charCodeAt(0) - PRIVATE_USE] ?? letter);
}

const PRIVATE_USE = 0xe000;
