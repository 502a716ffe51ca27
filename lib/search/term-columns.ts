import type { TermEntry } from './flex-index.ts';
import { SLOTS } from './impact.ts';

/**
 * FlexSearch's export in columns, which compress better: the export itself is half as large again.
 * Terms are sorted; lists of pages are sorted by length, since lists of one length are alike. Each
 * number is one character.
 */
export interface TermColumns {
  /**
   * One line for each term: how many characters it shares with the term before, then the other
   * characters.
   */
  terms: string;
  /** How many pages have each term. */
  counts: string;
  /** From each page of a list to the next one: 0 for the next number. */
  steps: string;
  /** For each page, the slot that most of its terms have. */
  usual: string;
  /** How far the slot of each term on each page is from that slot. */
  slots: string;
}

/** From here on JSON escapes no character except the backslash. */
const FIRST = 0x23;
/** Surrogates begin after it. */
const MAX = 0xd7ff - FIRST;

export function toText(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    if (!(number >= 0 && number <= MAX))
      throw new RangeError(
        `${number} does not fit into a column of the search index: a part may have ${MAX} pages.`,
      );
    text += String.fromCharCode(FIRST + number);
  }
  return text;
}

const numberAt = (text: string, at: number): number => text.charCodeAt(at) - FIRST;

/** The order of the lists: terms on few pages first. */
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
    for (const [page, slot] of lists[term] ?? []) {
      steps.push(page - before - 1);
      far.push(slot - (usual[page] ?? 0) + SLOTS);
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

/** The pages of a term in order, each with its slot. */
const inPageOrder = (slots: TermEntry[1]): [page: number, slot: number][] =>
  slots
    .flatMap((pages, slot) => (pages ?? []).map((page): [number, number] => [page, slot]))
    .sort(([a], [b]) => a - b);

/**
 * Terms that occur once in the text of a page have its usual slot, which depends on the length of
 * the text alone.
 */
function usualSlots(entries: readonly TermEntry[], pages: number): number[] {
  const terms = new Uint32Array(pages * SLOTS);
  for (const [, slots] of entries) {
    slots.forEach((ids, slot) => {
      for (const id of ids ?? []) terms[id * SLOTS + slot] = (terms[id * SLOTS + slot] ?? 0) + 1;
    });
  }
  return Array.from({ length: pages }, (_, page) => {
    const counts = terms.subarray(page * SLOTS, (page + 1) * SLOTS);
    return counts.indexOf(Math.max(...counts));
  });
}

/**
 * The entries that were exported, in the order of their terms.
 * @param pages how many pages the part has
 * @throws RangeError when the columns do not fit together
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
  const lists = new Array<TermEntry[1]>(terms.length);
  const buckets = Array.from({ length: SLOTS }, (): number[] => []);
  let at = 0;
  for (const place of rareFirst(counts)) {
    let [page, highest] = [-1, 0];
    for (const end = at + (counts[place] ?? 0); at < end; at++) {
      page += numberAt(steps, at) + 1;
      const slot = numberAt(usual, page) + numberAt(slots, at) - SLOTS;
      const bucket = buckets[slot];
      if (!bucket)
        throw new RangeError('The search index names a page or a slot that it does not have.');
      bucket.push(page);
      if (slot > highest) highest = slot;
    }
    lists[place] = emptied(buckets, highest + 1);
  }
  return terms.map((term, place) => [term, lists[place] ?? []]);
}

/**
 * The first lists, moved into arrays of the right size: arrays that grow take up three times the
 * memory.
 */
function emptied(buckets: readonly number[][], count: number): TermEntry[1] {
  const lists: TermEntry[1] = new Array<number[] | undefined>(count);
  for (let slot = 0; slot < count; slot++) {
    const bucket = buckets[slot];
    if (bucket && bucket.length > 0) lists[slot] = bucket.splice(0);
  }
  return lists;
}

/** @param terms sorted, each once, without line breaks */
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
