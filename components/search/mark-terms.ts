import { findTerms } from '@/lib/search/find-terms.ts';

/** What is no text of the page: controls, names for screen readers, lists of the page's own headings. */
const LEFT_OUT =
  'button, nav, svg, script, style, select, textarea, [data-mobile-toc], [data-feedback], [data-no-search], a.anchor, .sr-only';
/** Texts inside one of these belong together, however many elements they are cut into. */
const INLINE = new Set([
  'A',
  'ABBR',
  'B',
  'CITE',
  'CODE',
  'DEL',
  'EM',
  'I',
  'INS',
  'KBD',
  'MARK',
  'Q',
  'S',
  'SAMP',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
  'U',
  'VAR',
]);

/**
 * Marks all occurrences of terms in an element, in document order. Its text stays what it was, and React's own text nodes stay in
 * their places. The returned function takes the marks away again.
 */
export function markTerms(
  root: HTMLElement,
  terms: readonly string[],
): { marks: HTMLElement[]; unmark: () => void } {
  const marks: HTMLElement[] = [];
  const restore: (() => void)[] = [];
  for (const block of textBlocks(root)) {
    const ranges = findTerms(block.map((node) => node.data).join(''), terms);
    let offset = 0;
    for (const node of block) {
      const { data, length } = node;
      const inside = ranges.flatMap(([start, end]): [number, number][] =>
        end <= offset || start >= offset + length
          ? []
          : [[Math.max(0, start - offset), Math.min(length, end - offset)]],
      );
      offset += length;
      if (inside.length === 0) continue;
      // From the end: the node keeps what stands before the first mark.
      const pieces = inside.reverse().map(([start, end]) => {
        const after = node.splitText(start);
        const rest = after.splitText(end - start);
        const mark = root.ownerDocument.createElement('mark');
        mark.dataset.searchMark = '';
        after.replaceWith(mark);
        mark.append(after);
        return { mark, rest };
      });
      marks.push(...pieces.map(({ mark }) => mark).reverse());
      restore.push(() => {
        for (const { mark, rest } of pieces) [mark, rest].forEach((piece) => piece.remove());
        node.data = data;
      });
    }
  }
  return { marks, unmark: () => restore.forEach((run) => run()) };
}

/** Texts that a reader reads in one go: everything between two borders of a block. */
function textBlocks(root: HTMLElement): Text[][] {
  const blocks: Text[][] = [[]];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) blocks.at(-1)?.push(node as Text);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const element = node as Element;
    const apart = !INLINE.has(element.tagName);
    if (apart) blocks.push([]);
    if (element === root || !element.matches(LEFT_OUT))
      for (const child of [...element.childNodes]) walk(child);
    if (apart) blocks.push([]);
  };
  walk(root);
  return blocks.filter((block) => block.length > 0);
}

/** Brings the first mark that can be seen into view; when all are inside closed boxes, the first one's boxes are opened. */
export function scrollToFirst(marks: readonly HTMLElement[]): void {
  const visible = marks.find((mark) => mark.getClientRects().length > 0);
  if (!visible)
    for (let box = marks[0]?.closest('details'); box; box = box.parentElement?.closest('details'))
      box.open = true;
  (visible ?? marks[0])?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
