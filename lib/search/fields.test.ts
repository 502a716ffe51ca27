import { expect, test } from 'vitest';
import { countFields } from '@/lib/search/fields.ts';

test('B87: a name that was written as one counts as a whole and in parts, but is as long as its parts', () => {
  const fields = countFields({
    url: '/',
    title: 'EPC-R7300 Board',
    keywords: [],
    breadcrumb: [],
    sections: [],
  });
  const title = fields.find(({ name }) => name === 'title');
  expect(title?.length).toBe(3);
  expect([...(title?.terms ?? [])]).toEqual([
    ['epc', 1],
    ['r7300', 1],
    ['7300', 1],
    ['epcr7300', 1],
    ['board', 1],
  ]);
});
