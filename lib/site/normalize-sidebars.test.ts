import { expect, test } from 'vitest';
import { normalizeSidebars } from './normalize-sidebars.ts';

test('short forms are written out: strings are documents, objects without a type are categories', () => {
  const { sidebars, problems } = normalizeSidebars(
    {
      docs: ['intro', { Guides: ['a', { type: 'ref', id: 'b' }], More: ['c'] }],
      api: { API: ['d'] },
    },
    'sidebars.js',
  );
  expect(problems).toEqual([]);
  expect(sidebars).toEqual([
    {
      id: 'docs',
      items: [
        { type: 'doc', id: 'intro' },
        {
          type: 'category',
          label: 'Guides',
          items: [
            { type: 'doc', id: 'a' },
            { type: 'ref', id: 'b' },
          ],
        },
        { type: 'category', label: 'More', items: [{ type: 'doc', id: 'c' }] },
      ],
    },
    { id: 'api', items: [{ type: 'category', label: 'API', items: [{ type: 'doc', id: 'd' }] }] },
  ]);
});

test('an entry with a mistake is reported with its place', () => {
  const { problems } = normalizeSidebars(
    { docs: [{ type: 'link', label: 'Forum' }, { type: 'categry', label: 'x' }, 3] },
    'sidebars.js',
  );
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('`docs[0].href`'),
    expect.stringContaining('`docs[1].type`'),
    expect.stringContaining('`docs[2]`'),
  ]);
});
