import { describe, expect, test } from 'vitest';
import { modelOf, pageAt } from '@/lib/docs/__fixtures__/tree.ts';
import { breadcrumbs } from '@/lib/docs/breadcrumbs.ts';

const doc = (title: string, more = '') => `---\ntitle: ${title}\n${more}\n---\nText\n`;
const { en } = modelOf({
  'en/S/_category_.json': '{ "label": "Boards" }',
  'en/S/g/h/a.md': doc('A', 'sidebar_label: Short A\ntags: [x]'),
  'en/S/g/h/index.md': doc('H'),
  'en/S/g/secret.md': doc('Secret', 'unlisted: true'),
  'en/T/u/index.md': doc('U', 'unlisted: true'),
  'en/T/u/a.md': doc('A'),
});

function trail(path: string) {
  const page = pageAt(en, path);
  return breadcrumbs(
    en.sectionVersions.find(({ key }) => key === page.sectionVersionKey)!,
    page,
  ).map(({ label, path }) => (path === undefined ? label : `${label}=${path}`));
}

describe('breadcrumbs', () => {
  test.each([
    ['the section itself has one step, not a link', '/S', ['Boards']],
    [
      'categories with a page are links, those without are text, the page itself is last',
      '/S/g/h/a',
      ['Boards=/S', 'g', 'H=/S/g/h', 'Short A'],
    ],
    ['the page of a category stands for it', '/S/g/h', ['Boards=/S', 'g', 'H']],
    ['an unlisted page has its place, too', '/S/g/secret', ['Boards=/S', 'g', 'Secret']],
    ['a category whose page is unlisted is text', '/T/u/a', ['T=/T', 'U', 'A']],
    ['the list of tags stands below the section', '/S/tags', ['Boards=/S', 'Tags (en)']],
  ])('B46: %s', (_, path, expected) => {
    expect(trail(path)).toEqual(expected);
  });

  test('B46: a tag has the list of tags above it, which the component names', () => {
    expect(trail('/S/tags/x')).toEqual(['Boards=/S', '=/S/tags', '1 tagged x']);
  });
});
