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
    // One occurrence in a field of average length gives the field's weight.
    expect(impacts.get('it')).toBeCloseTo(0.75, 9);
    expect(impacts.get('flash')).toBeCloseTo(0.75 + 2.8, 9);
  });

  test.each([
    ['content', 0.75],
    ['heading', 1.3],
    ['keyword', 2.3],
    ['title', 2.8],
    ['trail', 0.6],
    ['original', 1],
    ['asked', 1.5],
  ])('the weight of each field: %s %d', (term, weight) => {
    const fields = countFields({
      url: '/',
      title: 'title',
      keywords: ['keyword'],
      breadcrumb: ['trail'],
      sections: [{ id: '', heading: 'heading', text: 'content' }],
      original: ['original'],
      asked: ['asked'],
    });
    expect(impactsOf(fields, averageLengths([fields])).get(term)).toBeCloseTo(weight, 9);
  });

  test('other questions take nothing from one, and several with a word say a little more than one', () => {
    const impact = (asked: string[]) => {
      const fields = countFields({ ...page('title', 'text'), asked });
      return impactsOf(fields, [1, 1, 1, 1, 1, 1, 2]).get('lamp') ?? 0;
    };
    expect(impact(['lamp blinks'])).toBeCloseTo(1.5, 9);
    expect(impact(['lamp blinks', 'what does a light mean'])).toBeCloseTo(1.5, 9);
    expect(impact(['lamp blinks', 'red lamp'])).toBeCloseTo((1.5 * 2 * 2.2) / 3.2, 9);
  });

  test('other headings take nothing from one', () => {
    const impact = (...headings: string[]) => {
      const sections = headings.map((heading) => ({ id: 'x', heading, text: 'text' }));
      const fields = countFields({ ...page('title', 'text'), sections });
      return impactsOf(fields, [1, 2, 1, 1, 1, 1, 1]).get('reboot') ?? 0;
    };
    expect(impact('Reboot the device')).toBeCloseTo(1.3, 9);
    expect(impact('Reboot the device', 'Set the time', 'Next steps')).toBeCloseTo(1.3, 9);
  });

  test('the name of the section says the same of all its pages, a little more of those that have it often', () => {
    const fields = countFields(page('flash', 'flash it'));
    const impacts = impactsOf(fields, averageLengths([fields]), ['flash', 'other']);
    expect(impacts.get('flash')).toBeCloseTo(2 + 0.2 * 3.55, 9);
    expect(impacts.has('other')).toBe(false);
  });

  test('the levels: 16, from 10 down, each 1.25 times smaller than the one before', () => {
    expect(SLOTS).toBe(16);
    expect(IMPACT[0]).toBe(10);
    expect((IMPACT[0] ?? 0) / (IMPACT[1] ?? 0)).toBeCloseTo(1.25, 9);
    expect(IMPACT.at(-1)).toBeCloseTo(10 / 1.25 ** 15, 9);
  });

  test('an average counts the pages that have the field', () => {
    const pages = [page('a', 'one two'), page('b', 'one two three four', ['k'])].map(countFields);
    expect(averageLengths(pages)).toEqual([3, 0, 1, 1, 0, 0, 0]);
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
