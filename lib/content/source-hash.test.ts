import { expect, test } from 'vitest';
import type { FrontMatter } from '@/lib/content/front-matter-schema.ts';
import { sourceHash } from '@/lib/content/source-hash.ts';

const front: FrontMatter = { title: 'Setup', description: 'How to begin.', sidebar_position: 1 };
const original = sourceHash(front, '# Setup\n');

test('the fingerprint of a source text is 12 hex digits', () => {
  expect(original).toMatch(/^[0-9a-f]{12}$/);
});

test.each<[string, FrontMatter, string]>([
  ['another body', front, '# Setup\n\nMore.\n'],
  ['another title', { ...front, title: 'Begin' }, '# Setup\n'],
  ['no title', { ...front, title: undefined }, '# Setup\n'],
  ['another description', { ...front, description: 'How to go on.' }, '# Setup\n'],
  ['a label for the sidebar', { ...front, sidebar_label: 'Setup' }, '# Setup\n'],
  ['a label for the pager', { ...front, pagination_label: 'Setup' }, '# Setup\n'],
  ['keywords', { ...front, keywords: ['setup'] }, '# Setup\n'],
])('B3: %s makes a translation stale', (_, changed, body) => {
  expect(sourceHash(changed, body)).not.toBe(original);
});

test.each<[string, FrontMatter, string]>([
  ['another position', { ...front, sidebar_position: 9 }, '# Setup\n'],
  ['tags', { ...front, tags: ['x'] }, '# Setup\n'],
  ['the mark of a draft', { ...front, draft: true }, '# Setup\n'],
  ['empty lines around the body', front, '\n\n# Setup\n\n'],
])('B3: %s does not', (_, changed, body) => {
  expect(sourceHash(changed, body)).toBe(original);
});

test('a title and a description that change places are a change', () => {
  expect(sourceHash({ title: 'b', description: 'a' }, '')).not.toBe(
    sourceHash({ title: 'a', description: 'b' }, ''),
  );
});
