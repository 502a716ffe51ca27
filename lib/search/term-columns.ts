import type { TermEntry } from './flex-index.ts';
import { SLOTS } from './impact.ts';

/**
 * FlexSearch's export in columns: as it comes it is half as large again after compression. Terms are in order; the lists of
 * pages are in the order of their length, since lists of one length are alike. Numbers are texts, a character each.
 */
export interface TermColumns {
  /** A line each: how many characters it shares with the one before, then the rest. */
  terms: string;
  /** On how many pages each term stands. */
  counts: string;
  /** From one page of a list to the next: 0 is the page behind it. */
  steps: string;
  /** The slot that most terms of a page have, page by page. */
  usual: string;
  /** How far each term on each page is from that slot. */
  slots: string;
}

/** Nothing from here on must be escaped in JSON but the backslash. */
const FIRST = 0x23;
/** Surrogates begin above. */
const MOST = 0xd7ff - FIRST;

export function toText(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    if (!(number >= 0 && number <= MOST))
      throw new RangeError(
        `${number} does not fit into a column of the search index: a part may have ${MOST} pages.`,
      );
    text += String.fromCharCode(FIRST + number);
  }
  return text;
}

const numberAt = (text: string, at: number): number => text.charCodeAt(at) - FIRST;

/** Order of the lists: terms that stand on few pages first. */
const rareFirst = (counts: readonly number[]): number[] =>
  counts.map((_, term) => term).sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);

/** @param pages how many pages the part has */
export function toColumns(entries: readonly TermEntry[], pages: number): TermColumns {
  const usual = usualSlots(entries, pages);
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const lists = sorted.map(([, slots]) => inPageOrder(slots));
  const counts = lists.map((list) => list.length);
  const [steps, far]: [number[], number[]] = [[], []];
  for (const term of rareFirst(counts)) {
    let before = -1;
    for (const both of lists[term]!) {
      const page = Math.floor(both / SLOTS);
      steps.push(page - before - 1);
      far.push((both % SLOTS) - usual[page]! + SLOTS);
      before = page;
    }
  }
  return {
    terms: shorten(sorted.map(([term]) => term)),
    counts: toText(counts),
    steps: toText(steps),
    usual: toText(usual),
    slots: toText(far),
  };
}

/** The pages of a term, in order, each with its slot in one number. */
function inPageOrder(slots: TermEntry[1]): number[] {
  const both: number[] = [];
  slots.forEach((ids, slot) => {
    for (const page of ids ?? []) both.push(page * SLOTS + slot);
  });
  return both.sort((a, b) => a - b);
}

/** A term that stands once in a page's text has the page's usual slot: it depends on the length of the text alone. */
function usualSlots(entries: readonly TermEntry[], pages: number): number[] {
  const terms = Array.from({ length: pages }, () => new Array<number>(SLOTS).fill(0));
  for (const [, slots] of entries) {
    slots.forEach((ids, slot) => {
      for (const id of ids ?? []) terms[id]![slot]!++;
    });
  }
  return terms.map((counts) => counts.indexOf(Math.max(...counts)));
}

/**
 * The entries that were exported, in the order of their terms.
 * @param pages how many pages the part has
 * @throws RangeError when the columns do not belong together
 */
export function fromColumns(columns: TermColumns, pages: number): TermEntry[] {
  const { steps, usual, slots } = columns;
  const terms = lengthen(columns.terms);
  const counts = Array.from(columns.counts, (_, at) => numberAt(columns.counts, at));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (
    counts.length !== terms.length ||
    usual.length !== pages ||
    steps.length !== total ||
    slots.length !== total
  )
    throw new RangeError('A column of the search index is too long or too short.');
  const entries = terms.map((term): TermEntry => [term, []]);
  const buckets = Array.from({ length: SLOTS }, (): number[] => []);
  let at = 0;
  for (const place of rareFirst(counts)) {
    let [page, highest] = [-1, 0];
    for (const end = at + counts[place]!; at < end; at++) {
      page += numberAt(steps, at) + 1;
      const slot = numberAt(usual, page) + numberAt(slots, at) - SLOTS;
      const bucket = buckets[slot];
      if (!bucket)
        throw new RangeError('The search index names a page or a slot that it does not have.');
      bucket.push(page);
      if (slot > highest) highest = slot;
    }
    // Arrays of the right size: those that grow take up three times the memory.
    const lists = new Array<number[] | undefined>(highest + 1);
    for (let slot = 0; slot <= highest; slot++)
      if (buckets[slot]!.length > 0) lists[slot] = buckets[slot]!.splice(0);
    entries[place]![1] = lists;
  }
  return entries;
}

/** @param terms in order, each once, without line breaks */
function shorten(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const before = terms[index - 1] ?? '';
      let shared = 0;
      while (shared < before.length && before[shared] === term[shared]) shared++;
      return toText([shared]) + term.slice(shared);
    })
    .join('\n');
}

function lengthen(text: string): string[] {
  let before = '';
  return text === ''
    ? []
    : text.split('\n').map((line) => (before = before.slice(0, numberAt(line, 0)) + line.slice(1)));
}
