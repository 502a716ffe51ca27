import { K1, lengthFactor, saturation } from './bm25.ts';
import { FIELDS, type Field, type FieldCount } from './fields.ts';

/** How much a term counts in each field. Found by trial with the queries of `bench/search`. */
const WEIGHT: Record<Field, number> = {
  title: 2.8,
  keywords: 2.3,
  heading: 1.3,
  breadcrumb: 0.6,
  content: 0.75,
  original: 1,
  asked: 1.5,
};

/**
 * Lists, not texts: each question of readers and each heading counts as if it were the only one,
 * however many a page has.
 */
const LISTS: ReadonlySet<Field> = new Set<Field>(['asked', 'heading']);

/**
 * What the name of its section says about a page, and how much it counts that the page has it more
 * often than others.
 */
const SECTION_NAME = 2;
const SECTION_NAME_SHARE = 0.2;

/** How many levels of impact the index distinguishes: the resolution of FlexSearch. */
export const SLOTS = 16;
/** The impact of slot 0, and how many times smaller that of each further slot is. */
const HIGHEST = 10;
const STEP = 1.25;

/** The impact of each slot, the highest first. */
export const IMPACT: readonly number[] = Array.from(
  { length: SLOTS },
  (_, slot) => HIGHEST / STEP ** slot,
);

/** The slot with the nearest impact. */
export const slotOf = (impact: number): number =>
  Math.min(SLOTS - 1, Math.max(0, Math.round(Math.log(HIGHEST / impact) / Math.log(STEP))));

/** The average length of each field, over the pages that have the field. */
export function averageLengths(pages: readonly (readonly FieldCount[])[]): number[] {
  return FIELDS.map((_, field) => {
    const lengths = pages
      .map((fields) => fields[field]?.length ?? 0)
      .filter((length) => length > 0);
    return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  });
}

/**
 * The impact of each term on a page, without the term's rarity: the weighted sum of BM25 over the
 * fields.
 * @param sectionTerms the name of the page's section: whoever types it means the section, not the
 *   page that says it most
 */
export function impactsOf(
  fields: readonly FieldCount[],
  averages: readonly number[],
  sectionTerms: readonly string[] = [],
): Map<string, number> {
  const impacts = new Map<string, number>();
  fields.forEach(({ name, terms, length }, field) => {
    const factor = lengthFactor(length, averages[field] ?? 0);
    const share = (count: number): number => saturation(count, LISTS.has(name) ? K1 : factor);
    for (const [term, count] of terms)
      impacts.set(term, (impacts.get(term) ?? 0) + WEIGHT[name] * share(count));
  });
  for (const term of sectionTerms) {
    const own = impacts.get(term);
    if (own !== undefined) impacts.set(term, SECTION_NAME + SECTION_NAME_SHARE * own);
  }
  return impacts;
}
