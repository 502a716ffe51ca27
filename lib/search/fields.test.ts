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
    ['+epcr7300', 1],
    ['7300', 1],
    ['epcr7300', 1],
    ['board', 1],
    ['+r7300board', 1],
  ]);
});

test('B87: only in titles are neighboring words also one term', () => {
  const fields = countFields({
    url: '/',
    title: '標籤 Tag List',
    keywords: [],
    breadcrumb: [],
    sections: [{ id: '', heading: 'Tag List', text: 'tag list' }],
  });
  const joined = fields.flatMap(({ name, terms }) =>
    [...terms.keys()].filter((term) => term.startsWith('+')).map((term) => `${name} ${term}`),
  );
  expect(joined).toEqual(['title +taglist']);
});

test('B87: a keyword that is a path of requests is also a term, without names of parameters, and no longer for it', () => {
  const count = (keywords: string[]) =>
    countFields({ url: '/', title: '', keywords, breadcrumb: [], sections: [] }).find(
      ({ name }) => name === 'keywords',
    );
  const path = count(['/v1/users/{userId}']);
  expect([...(path?.terms.keys() ?? [])]).toEqual(
    expect.arrayContaining(['users', '/v1/users/*', '/users/*']),
  );
  expect(path?.length).toBe(count(['v1 users userId'])?.length);
  expect([...(count(['on/off switch'])?.terms.keys() ?? [])]).not.toContain('/on/off switch');
});
