import { describe, expect, test } from 'vitest';
import type { Hit } from '@/lib/search/hits.ts';
import { bestOfText, completeOrBetter } from '@/lib/search/incomplete-hits.ts';
import { namesOf } from '@/lib/search/page-names.ts';

const hit = (url: string, score: number, slots = 1): Hit => {
  const indexed = { url, title: '', breadcrumb: [], text: '', manualNames: [] };
  return { page: { ...indexed, ...namesOf(indexed, []), id: 0, group: '' }, score, slots };
};
const lacking = (url: string, score: number): Hit => hit(url, score, 0);
const urls = (hits: readonly Hit[]): string[] => hits.map(({ page }) => page.url);

describe('B86: hits that lack a word', () => {
  test('are left out unless they are better than all that have every word', () => {
    const hits = [lacking('/better', 5), hit('/a', 4), lacking('/equal', 4), hit('/b', 1)];
    expect(urls(completeOrBetter(hits, 1))).toEqual(['/better', '/a', '/b']);
  });

  test('are not measured by a page whose name is the query', () => {
    const hits = [hit('/named', 5000), lacking('/better', 5), hit('/a', 4)];
    expect(urls(completeOrBetter(hits, 1))).toEqual(['/named', '/better', '/a']);
    expect([bestOfText(hits), bestOfText([])]).toEqual([5, 0]);
  });
});
