import { expect, test } from 'vitest';
import { tableOfContents, type TocEntry } from '@/lib/docs/toc.ts';

/** `2a 3b` → an h2 with the id a and an h3 with the id b. */
const headings = (text: string) =>
  text.split(' ').map((mark) => ({
    level: Number(mark[0]),
    id: mark.slice(1),
    text: mark.slice(1).toUpperCase(),
  }));

/** `a(b c)`: the entry a with b and c below it. */
const outline = (entries: readonly TocEntry[]): string =>
  entries
    .map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id))
    .join(' ');

test.each([
  ['levels 2 and 3 are shown', '2a 3b 4c 3d 2e', {}, 'a(b d) e'],
  ['a page may show more', '2a 3b 4c', { toc_max_heading_level: 4 }, 'a(b(c))'],
  ['a page may show less', '2a 3b 2c', { toc_max_heading_level: 2 }, 'a c'],
  ['a page may begin lower', '2a 3b 3c', { toc_min_heading_level: 3 }, 'b c'],
  [
    'a lowest level above the highest shows that one level',
    '3a 4b 5c',
    { toc_min_heading_level: 4 },
    'b',
  ],
  [
    'headings are nested before they are filtered',
    '3a 2b 4c',
    { toc_max_heading_level: 4 },
    'a b(c)',
  ],
  [
    'a level that is skipped keeps its children below the level above',
    '2a 4b',
    { toc_max_heading_level: 4 },
    'a(b)',
  ],
  ['a text that begins below the shown levels does not lose what follows', '4a 3b 2c', {}, 'b c'],
])('B49: %s', (_, text, frontMatter, expected) => {
  expect(outline(tableOfContents(headings(text), frontMatter))).toBe(expected);
});

test('B49: a page without headings has no table of contents', () => {
  expect(tableOfContents([])).toEqual([]);
});

test('B49: an entry has the id and the words of its heading', () => {
  expect(tableOfContents(headings('2a'))).toEqual([{ id: 'a', text: 'A', children: [] }]);
});

test('the site says which levels are shown, and a page may differ', () => {
  const site = { minHeadingLevel: 2, maxHeadingLevel: 4 };
  expect(outline(tableOfContents(headings('2a 3b 4c 5d'), {}, site))).toBe('a(b(c))');
  const own = { toc_max_heading_level: 2 };
  expect(outline(tableOfContents(headings('2a 3b 4c 5d'), own, site))).toBe('a');
});
