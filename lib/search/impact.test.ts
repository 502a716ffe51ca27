import { describe, expect, test } from 'vitest';
import { countFields } from '@/lib/search/fields.ts';
import { averageLengths, IMPACT, impactsOf, SLOTS, slotOf } from '@/lib/search/impact.ts';

const page = (title: string, text: string, keywords: string[] = []) => ({
  url: '/',
  title,
  keywords,
  breadcrumb: [],
  sections: [{ id: '', heading: '', text }],
});

describe('B87: what a term says about a page', () => {
  test('is BM25 in each of its fields, weighted and added', () => {
    const fields = countFields(page('flash', 'flash it'));
    const impacts = impactsOf(fields, averageLengths([fields]));
    // One occurrence in a field of average length gives 1.
    expect(impacts.get('it')).toBeCloseTo(1, 9);
    expect(impacts.get('flash')).toBeCloseTo(1 + 3.4, 9);
  });

  test('an average counts the pages that have the field', () => {
    const pages = [page('a', 'one two'), page('b', 'one two three four', ['k'])].map(countFields);
    expect(averageLengths(pages)).toEqual([3, 0, 1, 1, 0]);
  });

  test('the slots go down evenly, and each impact goes to the nearest one', () => {
    expect(IMPACT).toHaveLength(SLOTS);
    IMPACT.forEach((impact, slot) => {
      expect(slotOf(impact)).toBe(slot);
      expect(slotOf(impact * 1.1)).toBe(slot);
      expect(slotOf(impact / 1.1)).toBe(slot);
    });
    expect([slotOf(1000), slotOf(1e-9)]).toEqual([0, SLOTS - 1]);
  });
});
