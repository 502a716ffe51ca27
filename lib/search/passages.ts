import { bitCount } from './bits.ts';
import { excerpt, rangesOf } from './excerpt.ts';
import { markRanges, type Marked } from './marked.ts';
import { answersOf, longestRun, occurrencesIn, slotsOf, weightOf } from './occurrences.ts';
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
      };
    })
    .filter((passage) => passage.slots !== 0)
    .sort((a, b) => b.score - a.score);
}

/** A whole text with what answers the query marked. */
export const markText = (text: string, query: Query): Marked =>
  markRanges(text, rangesOf(occurrencesIn(text, answersOf(query))));
