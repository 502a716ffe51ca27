import { bitCount } from './bits.ts';
import { excerpt, rangesOf } from './excerpt.ts';
import { markRanges, type Marked } from './marked.ts';
import {
  answersOf,
  longestRun,
  occurrencesIn,
  slotsOf,
  weightOf,
  type Occurrence,
} from './occurrences.ts';
import type { Query } from './query.ts';
import type { SectionRecord } from './records.ts';

/** How much a word in a heading counts, compared with the text below it. */
const HEADING_WEIGHT = 1.6;

export interface Passage {
  section: SectionRecord;
  heading: Marked;
  /** An excerpt of the text; empty when only the heading answers. */
  text: Marked;
  /** One bit for each word of the query that the section has. */
  slots: number;
  score: number;
  /** The longest run of words that follow each other as in the query. */
  run: number;
  /** For each block of the text that has words of the query, such as a paragraph: one bit a word. */
  blocks: readonly number[];
}

/**
 * The sections of a page that answer the query, best first, each with an excerpt of about `length`
 * characters.
 */
export function findPassages(
  sections: readonly SectionRecord[],
  query: Query,
  length: number,
): Passage[] {
  const answers = answersOf(query);
  return sections
    .map((section): Passage => {
      const heading = occurrencesIn(section.heading, answers);
      const text = occurrencesIn(section.text, answers);
      const slots = slotsOf(heading) | slotsOf(text);
      const run = Math.max(longestRun(heading), longestRun(text));
      return {
        section,
        heading: markRanges(section.heading, rangesOf(heading)),
        text: text.length > 0 ? excerpt(section.text, text, length) : [],
        slots,
        score:
          weightOf(heading) * HEADING_WEIGHT +
          weightOf(text) +
          bitCount(slots) +
          (run > 1 ? run : 0),
        run,
        blocks: blocksOf(section.text, text),
      };
    })
    .filter((passage) => passage.slots !== 0)
    .sort((a, b) => b.score - a.score);
}

/** The words of the query in each line of a text, without lines that have none. */
function blocksOf(text: string, occurrences: readonly Occurrence[]): number[] {
  const blocks: number[] = [];
  let end = -1;
  for (const { start, slots } of occurrences)
    if (start < end) blocks.push((blocks.pop() ?? 0) | slots);
    else {
      const next = text.indexOf('\n', start);
      end = next < 0 ? text.length : next;
      blocks.push(slots);
    }
  return blocks;
}

/** A whole text with what answers the query marked. */
export const markText = (text: string, query: Query): Marked =>
  markRanges(text, rangesOf(occurrencesIn(text, answersOf(query))));
