import { expect, test } from 'vitest';
import { formatDay, lastUpdate } from '@/lib/render-data/last-update.ts';

test('B55: front matter says when and by whom', () => {
  expect(
    lastUpdate({
      source: 'en/x.md',
      frontMatter: { last_update: { date: '2024-02-29', author: 'Ada' } },
    }),
  ).toEqual({ date: '2024-02-29T00:00:00.000Z', author: 'Ada' });
});

test('B55: a page of which nothing is known has no date', () => {
  expect(lastUpdate({ source: 'en/no-such-page.md', frontMatter: {} })).toBeUndefined();
});

test.each([
  ['en', 'Feb 29, 2024'],
  ['zh-Hant-TW', '2024年2月29日'],
])('B55: the day in %s, in UTC', (language, expected) => {
  expect(formatDay('2024-02-29T23:59:00.000Z', language)).toBe(expected);
});
