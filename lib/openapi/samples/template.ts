import { colorCode } from '../html/color-code.ts';
import { escapes, type EscapeName } from '../request/escape.ts';
import type { HtmlPart, Item, Part, Slot, SlotValues } from './slots.ts';

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
 * The template as HTML with its slots still open (`sampleHtml` fills them in). It is colored with one letter for each slot and each
 * end of an item: letters of the private use area, which no grammar knows, so that they stand inside a string like its other letters.
 * @throws when a color begins inside an item and ends outside: without the item the HTML would be broken
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
          `The sample in ${language} cannot do without “${item.item}”: a string or a comment runs across its end.`,
        );
      if (item) open.at(-1)?.parts.push(item);
    } else if (found && 'item' in found) open.push({ item: found.item, parts: [] });
    else if (found) open.at(-1)?.parts.push(found);
    else if (piece !== '') open.at(-1)?.parts.push(piece);
  }
  return open[0]?.parts ?? [];
}

const PRIVATE_USE = 0xe000;

/** Whether as many colors end in the parts as begin there. */
function isBalanced(parts: readonly HtmlPart[]): boolean {
  const html = parts.filter((part) => typeof part === 'string').join('');
  return html.split('<span').length === html.split('</span>').length;
}
