import { findTerms } from '@/lib/search/find-terms.ts';
import { replaceWithin } from './place.ts';

const PARAMETER = '_highlight';
/** More than a reader ever types: addresses of other sites may hold anything. */
const MOST_TERMS = 40;
/** What is no text of the page: controls, names for screen readers, lists of the page's own headings. */
const LEFT_OUT = 'button, nav, svg, script, style, select, textarea, [data-mobile-toc], [data-feedback], [data-no-search], [data-search-page], a.anchor, .sr-only';
/** Texts inside one of these belong together, however many elements they are cut into. */
const INLINE = new Set(['A', 'ABBR', 'B', 'CITE', 'CODE', 'DEL', 'EM', 'I', 'INS', 'KBD', 'MARK', 'Q', 'S', 'SAMP', 'SMALL', 'SPAN', 'STRONG', 'SUB', 'SUP', 'TIME', 'U', 'VAR']);

/** A text as it was, and what stands in its place. React must find its own node again, so that is what is put back. */
interface Marking {
  original: Text;
  pieces: ChildNode[];
}

let markings: Marking[] = [];
/** Words in the field that come from the address, not from the reader. */
let shown = '';

/** The terms that an address asks to mark. */
export const termsOf = (search: string): string[] => [...new Set(new URLSearchParams(search).getAll(PARAMETER).map((term) => term.slice(0, 200)))].filter((term) => term.trim() !== '').slice(0, MOST_TERMS);

/** Marks what the address asks for, shows it in the field, and, if wanted, scrolls to the first mark unless a hash leads elsewhere. */
export function highlightFromAddress(document: Document, box: HTMLElement, scroll: boolean): void {
  const terms = termsOf(location.search);
  const field = box.querySelector('input')!;
  // The clear button works before the box's own script is there.
  box.addEventListener('reset', clearHighlightAddress);
  unmark();
  if (field.value === '' || field.value === shown) field.value = terms.join(' ');
  shown = terms.join(' ');
  const article = document.querySelector<HTMLElement>('article');
  if (!article || terms.length === 0) return;
  markTerms(article, terms);
  if (scroll && location.hash.length < 2) scrollToFirst(article);
}

/** Takes the marks away, and the terms out of the address; the rest of it stays. */
export function clearHighlightAddress(): void {
  unmark();
  shown = '';
  const address = new URL(location.href);
  address.searchParams.delete(PARAMETER);
  if (address.search !== location.search) replaceWithin(address.pathname + address.search + address.hash);
}

/** Marks all occurrences of terms in an element. Its text stays what it was. */
export function markTerms(root: HTMLElement, terms: readonly string[]): void {
  for (const block of textBlocks(root)) {
    const text = block.map((node) => node.data).join('');
    const ranges = findTerms(text, terms);
    if (ranges.length === 0) continue;
    let offset = 0;
    for (const node of block) {
      const { length } = node.data;
      const inside = ranges.flatMap(([start, end]): [number, number][] => (end <= offset || start >= offset + length ? [] : [[Math.max(0, start - offset), Math.min(length, end - offset)]]));
      offset += length;
      if (inside.length > 0) markings.push(markNode(node, inside));
    }
  }
}

/** Puts every text back as it was. */
export function unmark(): void {
  for (const { original, pieces } of markings) {
    const [first] = pieces;
    if (first?.parentNode) first.replaceWith(original);
    for (const piece of pieces.slice(1)) piece.remove();
  }
  markings = [];
}

function markNode(original: Text, ranges: readonly [number, number][]): Marking {
  const { data, ownerDocument } = original;
  const pieces: ChildNode[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start > at) pieces.push(ownerDocument.createTextNode(data.slice(at, start)));
    const mark = ownerDocument.createElement('mark');
    mark.dataset.searchMark = '';
    mark.textContent = data.slice(start, end);
    pieces.push(mark);
    at = end;
  }
  if (at < data.length) pieces.push(ownerDocument.createTextNode(data.slice(at)));
  original.replaceWith(...pieces);
  return { original, pieces };
}

/** Texts that a reader reads in one go: everything between two borders of a block. */
function textBlocks(root: HTMLElement): Text[][] {
  const blocks: Text[][] = [[]];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) blocks.at(-1)!.push(node as Text);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const element = node as Element;
    const apart = !INLINE.has(element.tagName);
    if (apart) blocks.push([]);
    if (element === root || !element.matches(LEFT_OUT)) for (const child of [...element.childNodes]) walk(child);
    if (apart) blocks.push([]);
  };
  walk(root);
  return blocks.filter((block) => block.length > 0);
}

/** The first mark that can be seen; when all are inside closed boxes, the first one's boxes are opened. */
function scrollToFirst(article: HTMLElement): void {
  const marks = [...article.querySelectorAll<HTMLElement>('mark[data-search-mark]')];
  const visible = marks.find((mark) => mark.getClientRects().length > 0);
  if (!visible) for (let box = marks[0]?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true;
  (visible ?? marks[0])?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
