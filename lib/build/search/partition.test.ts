import { describe, expect, test } from 'vitest';
import { countFields } from '@/lib/search/fields.ts';
import type { ShardPage } from '@/lib/search/shard.ts';
import { partition } from './partition.ts';

function pageOf(title: string, text: string): ShardPage {
  const sections = [{ id: '', heading: '', text }];
  const page = { url: title, title, keywords: [], breadcrumb: [], sections };
  return { page, fields: countFields(page), text: '' };
}

const words = (name: string, count: number): string =>
  Array.from({ length: count }, (_, word) => `${name}${word}x`).join(' ');

const titles = (parts: readonly ShardPage[][]): string[][] =>
  parts.map((part) => part.map(({ page }) => page.title));

describe('B83: the parts of an index', () => {
  /** Pages of about 400 postings each: 200 identifiers, each with its number. */
  const many = (count: number): ShardPage[] =>
    Array.from({ length: count }, (_, index) =>
      pageOf(
        `${index}`,
        Array.from({ length: 200 }, (__, word) => `word${100 + ((index * 7 + word) % 900)}`).join(
          ' ',
        ),
      ),
    );
  const sizes = (count: number): number[] => partition(many(count)).map(({ length }) => length);

  test('a large context is cut into a small part, which comes first, and others of about equal size', () => {
    const [first, ...others] = sizes(400);
    // 3,400 and at most 30,000 postings.
    expect(first).toBe(8);
    expect(others).toHaveLength(6);
    expect(Math.max(...others) - Math.min(...others)).toBeLessThan(3);
    expect(others.reduce((sum, part) => sum + part, first!)).toBe(400);
  });

  test('a context that the list can hold is not cut', () => expect(sizes(22)).toEqual([22]));

  test('a larger one is cut even if one part could hold it', () =>
    expect(sizes(24)).toEqual([8, 16]));

  test('each page is in one part, in the order of the sidebar', () => {
    const parts = titles(partition(many(100)));
    for (const part of parts) expect(part).toEqual(part.toSorted((a, b) => Number(a) - Number(b)));
    expect(parts.flat().toSorted()).toEqual(
      many(100)
        .map(({ page }) => page.title)
        .toSorted(),
    );
  });
});

describe('B83: the first part', () => {
  test('has the words of many pages, not the first pages of the sidebar', () => {
    const alone = Array.from({ length: 8 }, (_, index) =>
      pageOf(`alone ${index}`, words(`own${index}n`, 800)),
    );
    const shared = Array.from({ length: 4 }, (_, index) =>
      pageOf(`shared ${index}`, `${words('often', 600)} ${words(`rare${index}r`, 100)}`),
    );
    const [first] = titles(partition([...alone, ...shared]));
    expect(first).toContain('shared 0');
  });

  test('has no second page with the same words while others have more to add', () => {
    const twin = (name: string) => pageOf(name, words('same', 800));
    const pages = [
      twin('twin 1'),
      twin('twin 2'),
      ...Array.from({ length: 12 }, (_, index) =>
        pageOf(`other ${index}`, words(`w${index}w`, 800)),
      ),
    ];
    const [first = []] = titles(partition(pages));
    expect(first).toContain('twin 1');
    expect(first).not.toContain('twin 2');
    expect(first.length).toBeGreaterThan(1);
  });

  test('has one page where every page is larger than it should be', () => {
    const pages = Array.from({ length: 5 }, (_, index) =>
      pageOf(`large ${index}`, words(`l${index}l`, 4_500)),
    );
    expect(titles(partition(pages))[0]).toHaveLength(1);
  });
});
