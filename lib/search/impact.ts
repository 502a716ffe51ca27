import { lengthFactor, saturation } from './bm25.ts';
import { FIELDS, type Field, type FieldCount } from './fields.ts';

/** How much a term says in each field, found by trial with the query sets of `bench/search`. */
const WEIGHT: Record<Field, number> = {
  title: 3.4,
  keywords: 1.6,
  heading: 1.3,
  breadcrumb: 0.7,
  content: 1,
};

/** How many levels of impact the index tells apart: the resolution of FlexSearch. */
export const SLOTS = 16;
/** The impact of slot 0; that of every further slot is so many times smaller. What is outside goes to the nearest slot. */
const HIGHEST = 10;
const STEP = 1.25;

/** The impact that each slot stands for, the highest first. */
export const IMPACT: readonly number[] = Array.from(
  { length: SLOTS },
  (_, slot) => HIGHEST / STEP ** slot,
);

export const slotOf = (impact: number): number =>
  Math.min(SLOTS - 1, Math.max(0, Math.round(Math.log(HIGHEST / impact) / Math.log(STEP))));

/** How long each field is on average, of the pages that have it at all. */
export function averageLengths(pages: readonly (readonly FieldCount[])[]): number[] {
  return FIELDS.map((_, field) => {
    const lengths = pages
      .map((fields) => fields[field]?.length ?? 0)
      .filter((length) => length > 0);
    return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  });
}

/** What each term says about a page, before its rarity: BM25 in each field, weighted and added. */
export function impactsOf(
  fields: readonly FieldCount[],
  averages: readonly number[],
): Map<string, number> {
  const impacts = new Map<string, number>();
  fields.forEach(({ name, terms, length }, field) => {
    const factor = lengthFactor(length, averages[field] ?? 0);
    for (const [term, count] of terms)
      impacts.set(term, (impacts.get(term) ?? 0) + WEIGHT[name] * saturation(count, factor));
  });
  return impacts;
}
