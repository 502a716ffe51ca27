import { findTerms } from '@/lib/search/find-terms.ts';

/** Not marked: controls, texts for screen readers, lists of the page's own headings. */
const LEFT_OUT =
  'button, nav, svg, script, style, select, textarea, [data-mobile-toc], [data-feedback], [data-no-search], a.anchor, .sr-only';
/** A text may continue across the borders of these elements. */
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
 * Marks all occurrences of terms in an element, in document order. Its text does not change, and
 * React's own text nodes stay in their places. `unmark` removes the marks.
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
      // From the end, so that the node keeps the text before the first mark.
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

/** The text nodes of each block: a term may be split between the nodes of one block. */
function textBlocks(root: HTMLElement): Text[][] {
  const blocks: Text[][] = [[]];
  const walk = (node: Node): void => {
    if (node instanceof Text) blocks.at(-1)?.push(node);
    if (!(node instanceof Element)) return;
    const apart = !INLINE.has(node.tagName);
    if (apart) blocks.push([]);
    if (node === root || !node.matches(LEFT_OUT))
      for (const child of [...node.childNodes]) walk(child);
    if (apart) blocks.push([]);
  };
  walk(root);
  return blocks.filter((block) => block.length > 0);
}

/**
 * Scrolls to the first visible mark. If all are inside closed `details`, those of the first mark
 * are opened.
 */
export function scrollToFirst(marks: readonly HTMLElement[]): void {
  const visible = marks.find((mark) => mark.getClientRects().length > 0);
  if (!visible)
    for (let box = marks[0]?.closest('details'); box; box = box.parentElement?.closest('details'))
      box.open = true;
  (visible ?? marks[0])?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** What is read at once: a row of a table, an item, a paragraph. */
const PASSAGE = 'tr, li, p, pre, dt, dd';

/**
 * Scrolls to the first mark of the passage below a heading that has most of the terms, if the
 * heading is in view and the mark is not. A section can be longer than a window, and a heading does
 * not say where in it the reader's words are.
 */
export function scrollToPassage(marks: readonly HTMLElement[], heading: HTMLElement): void {
  if (!inView(heading)) return;
  const mark = fullestPassage(marks, heading)?.[0];
  if (mark && !inView(mark)) mark.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The visible marks between a heading and the next one, by passage; the first with most terms. */
function fullestPassage(
  marks: readonly HTMLElement[],
  heading: HTMLElement,
): HTMLElement[] | undefined {
  const passages = new Map<Element, HTMLElement[]>();
  for (
    let part = heading.nextElementSibling;
    part && !/^H[1-6]$/.test(part.tagName);
    part = part.nextElementSibling
  )
    for (const mark of marks) {
      if (!part.contains(mark) || mark.getClientRects().length === 0) continue;
      const passage = mark.closest(PASSAGE) ?? mark;
      passages.set(passage, [...(passages.get(passage) ?? []), mark]);
    }
  return [...passages.values()].sort((a, b) => termsIn(b) - termsIn(a))[0];
}

const termsIn = (marks: readonly HTMLElement[]): number =>
  new Set(marks.map(({ textContent }) => textContent.toLowerCase())).size;

function inView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
