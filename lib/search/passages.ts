import type { Query } from './query.ts';
import type { SectionRecord } from './records.ts';
import { tokenize, type Token } from './tokenize.ts';

/** A text in pieces: plain and marked in turn, the first one plain. */
export type Marked = string[];

/** Which terms of a text answer which words of the query, and how well. */
export type Answers = ReadonlyMap<string, { slots: number; weight: number }>;

export interface Passage {
  section: SectionRecord;
  heading: Marked;
  /** Cut around what was found; empty when only the heading answers. */
  text: Marked;
  /** One bit for each word of the query that the section has. */
  slots: number;
  score: number;
  /** The longest run of words that stand as in the query. */
  run: number;
}

function answersOf(query: Query): Answers {
  const answers = new Map<string, { slots: number; weight: number }>();
  const note = (term: string, slots: number, weight: number) => {
    const known = answers.get(term);
    answers.set(term, {
      slots: slots | (known?.slots ?? 0),
      weight: Math.max(weight, known?.weight ?? 0),
    });
  };
  // Words of grammar stand everywhere: marking them would show nothing.
  query.slots.forEach((slot, index) => {
    if (!slot.optional) for (const { term, weight } of slot.matches) note(term, 1 << index, weight);
  });
  for (const { term, slots } of query.compounds) note(term, slots, 1.5);
  return answers;
}

interface Spot {
  start: number;
  end: number;
  slots: number;
  weight: number;
}

/** The sections of a page that answer the query, best first; each with its passage of about `length` characters. */
export function findPassages(
  sections: readonly SectionRecord[],
  query: Query,
  length: number,
): Passage[] {
  const answers = answersOf(query);
  return sections
    .map((section): Passage => {
      const heading = spots(section.heading, answers);
      const text = spots(section.text, answers);
      const [inHeading, inText] = [union(heading), union(text)];
      const run = Math.max(longestRun(heading), longestRun(text));
      const score =
        weigh(heading) * 1.6 + weigh(text) + count(inHeading | inText) + (run > 1 ? run : 0);
      return {
        section,
        heading: mark(section.heading, heading),
        text: text.length > 0 ? cut(section.text, text, length) : [],
        slots: inHeading | inText,
        score,
        run,
      };
    })
    .filter((passage) => passage.slots !== 0)
    .sort((a, b) => b.score - a.score);
}

/** A whole text with what answers the query marked. */
export const markText = (text: string, query: Query): Marked =>
  mark(text, spots(text, answersOf(query)));

function spots(text: string, answers: Answers): Spot[] {
  const found: Spot[] = [];
  for (const { term, start, end } of tokensOf(text)) {
    const answer = answers.get(term);
    if (answer) found.push({ start, end, slots: answer.slots, weight: answer.weight });
  }
  return found;
}

/** While somebody types, the same texts are looked at again with every letter. */
const MOST_KEPT = 400;
const kept = new Map<string, readonly Token[]>();

function tokensOf(text: string): readonly Token[] {
  const known = kept.get(text);
  if (known) return known;
  const tokens = tokenize(text);
  kept.set(text, tokens);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return tokens;
}

const union = (spots: readonly Spot[]): number =>
  spots.reduce((bits, spot) => bits | spot.slots, 0);

/** Each word counts once, as well as it is answered at its best place. */
function weigh(spots: readonly Spot[]): number {
  const best = new Map<number, number>();
  for (const { slots, weight } of spots) best.set(slots, Math.max(best.get(slots) ?? 0, weight));
  return [...best.values()].reduce((sum, weight) => sum + weight, 0);
}

function count(bits: number): number {
  let rest = bits;
  let found = 0;
  for (; rest !== 0; rest &= rest - 1) found++;
  return found;
}

/** How many words stand one after the other as in the query, with nothing but signs or a short word between them. */
function longestRun(spots: readonly Spot[]): number {
  let longest = 0;
  let run = 0;
  let before: Spot | undefined;
  for (const spot of spots) {
    const follows =
      before !== undefined &&
      spot.start <= before.end + 5 &&
      (spot.slots & ((before.slots << 1) | (before.slots << 2))) !== 0;
    run = follows ? run + 1 : Math.max(1, count(spot.slots));
    longest = Math.max(longest, run);
    before = spot;
  }
  return longest;
}

function mark(text: string, spots: readonly Spot[], from = 0, to = text.length): Marked {
  const pieces: Marked = [];
  let at = from;
  for (const [start, end] of merged(spots)) {
    if (start < from || end > to) continue;
    pieces.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  return [...pieces, text.slice(at, to)];
}

function merged(spots: readonly Spot[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const { start, end } of [...spots].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = ranges.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else ranges.push([start, end]);
  }
  return ranges;
}

/** The part of a text around the place where most of the query stands, in whole words, with … where it is cut. */
function cut(text: string, spots: readonly Spot[], length: number): Marked {
  if (text.length <= length) return mark(text, spots);
  let best = { score: -1, first: 0, last: 0 };
  for (let first = 0, last = 0; first < spots.length; first++) {
    if (last < first) last = first;
    while (last + 1 < spots.length && spots[last + 1]!.end - spots[first]!.start <= length) last++;
    const here = spots.slice(first, Math.min(last + 1, first + 24));
    const score = weigh(here) + longestRun(here);
    if (score > best.score) best = { score, first: spots[first]!.start, last: spots[last]!.end };
  }
  const room = Math.max(0, length - (best.last - best.first));
  let from = Math.max(0, best.first - Math.floor(room / 3));
  let to = Math.min(text.length, from + length);
  from = Math.max(0, Math.min(from, to - length));
  from = wordStart(text, from, best.first);
  to = wordEnd(text, to, best.last);
  const pieces = mark(text, spots, from, to);
  if (from > 0) pieces[0] = `…${pieces[0]!.trimStart()}`;
  if (to < text.length) pieces.push(`${pieces.pop()!.trimEnd()}…`);
  return pieces;
}

const LETTER = /[\p{L}\p{N}\p{M}]/u;
const WIDE = /[\u3000-\u9fff\uf900-\ufaff\uff00-\uffef\ud840-\udfff]/;

/** The next place at or behind `at`, but not behind `most`, where a word begins. */
function wordStart(text: string, at: number, most: number): number {
  let place = at;
  while (place < most && place > 0 && LETTER.test(text[place - 1]!) && !WIDE.test(text[place]!))
    place++;
  return isLowSurrogate(text, place) ? place + 1 : place;
}

/** The next place at or before `at`, but not before `least`, where a word ends. */
function wordEnd(text: string, at: number, least: number): number {
  let place = at;
  while (
    place > least &&
    place < text.length &&
    LETTER.test(text[place]!) &&
    !WIDE.test(text[place]!)
  )
    place--;
  return isLowSurrogate(text, place) ? place - 1 : place;
}

const isLowSurrogate = (text: string, at: number): boolean =>
  at < text.length && /[\udc00-\udfff]/.test(text[at]!);
