import { colorCode } from '../html/color-code.ts';
import type { EscapeName } from '../request/escape.ts';
import {
  slotText,
  timesOf,
  type HtmlPart,
  type Item,
  type Part,
  type Slot,
  type SlotValues,
} from './slots.ts';

/**
 * A place for a value.
 * @param before stands in the same string, before the value
 * @param after stands there after it
 */
export const slot = (name: string, escape: EscapeName, before?: string, after?: string): Slot => ({
  slot: name,
  escape,
  before,
  after,
});

export const item = (name: string, ...parts: Part[]): Item => ({ item: name, parts });

/** The sample as text, for Markdown copies and tests. */
export function sampleText(parts: readonly Part[], values: SlotValues): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('slot' in part) return slotText(part, values);
      return timesOf(part.item, values)
        .map((each) => sampleText(part.parts, each))
        .join('');
    })
    .join('');
}

/**
 * The template as HTML with its slots still open (`sampleHtml` fills them in). For coloring, one
 * character stands for each slot and for each end of an item. The characters are from the private
 * use area, which no grammar treats as special.
 * @throws if a color begins inside an item and ends outside, because the HTML would be broken
 * without the item
 */
export function htmlTemplate(parts: readonly Part[], language: string): HtmlPart[] {
  const marks: (Slot | { item: string } | 'end')[] = [];
  const mark = (what: (typeof marks)[number]) =>
    String.fromCharCode(PRIVATE_USE + marks.push(what) - 1);
  const flat = (list: readonly Part[]): string =>
    list
      .map((part) =>
        typeof part === 'string'
          ? part
          : 'slot' in part
            ? mark(part)
            : mark({ item: part.item }) + flat(part.parts) + mark('end'),
      )
      .join('');
  const open: { item: string; parts: HtmlPart[] }[] = [{ item: '', parts: [] }];
  for (const piece of colorCode(flat(parts), language).split(/([\ue000-\uf8ff])/)) {
    const found = piece.length === 1 ? marks[piece.charCodeAt(0) - PRIVATE_USE] : undefined;
    if (found === 'end') {
      const item = open.pop();
      if (item && !isBalanced(item.parts))
        throw new Error(
          `The sample in ${language} needs “${item.item}”: a string or a comment continues after its end.`,
        );
      if (item) open.at(-1)?.parts.push(item);
    } else if (found && 'item' in found) open.push({ item: found.item, parts: [] });
    else if (found) open.at(-1)?.parts.push(found);
    else if (piece !== '') open.at(-1)?.parts.push(piece);
  }
  return open[0]?.parts ?? [];
}

const PRIVATE_USE = 0xe000;

/** Whether every color that begins in the parts ends there. */
function isBalanced(parts: readonly HtmlPart[]): boolean {
  const html = parts.filter((part) => typeof part === 'string').join('');
  return html.split('<span').length === html.split('</span>').length;
}
