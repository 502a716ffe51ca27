import { describe, expect, test } from 'vitest';
import { INCLUDE, pageFilter } from './page-filter.ts';

const FILES = [
  'a.b/q.md',
  'drafts/d.md',
  'guides/B1.md',
  'guides/deep/h.md',
  'guides/g.md',
  'x.md',
  'y.mdx',
];

/** The files that are left out. */
const without = (exclude: string[], include = INCLUDE): string[] =>
  FILES.filter((file) => !pageFilter(include, exclude)(file));
const chosen = (include: string[]): string[] => FILES.filter(pageFilter(include, []));

// The expected lists are those of globby, with which Docusaurus reads the folder.
describe('a pattern of `exclude` leaves out what it does in Docusaurus', () => {
  test.each([
    [[], []],
    [['drafts'], ['drafts/d.md']],
    [['drafts/'], []],
    [['./drafts/**'], ['drafts/d.md']],
    [['/drafts/**'], []],
    [['drafts/*'], ['drafts/d.md']],
    [['**/deep'], ['guides/deep/h.md']],
    [['deep'], []],
    [['guides/deep'], ['guides/deep/h.md']],
    [['**/@(drafts|deep)/**'], ['drafts/d.md', 'guides/deep/h.md']],
    [['docs/x.md'], []],
    [['**/x.md'], ['x.md']],
    [['**/[x-y].*'], ['x.md', 'y.mdx']],
    [['guides/!(g).md'], ['guides/B1.md']],
    [['**/b1.md'], []],
    [['{x,y}.md*'], ['x.md', 'y.mdx']],
  ])('%j: %j', (patterns, files) => {
    expect(without(patterns)).toEqual(files);
  });
});

describe('a pattern of `include` chooses what it does in Docusaurus', () => {
  const guides = ['guides/B1.md', 'guides/deep/h.md', 'guides/g.md'];
  test.each([
    [['guides'], guides],
    [['guides/'], guides],
    [['./guides/**/*.md'], guides],
    [['*.md'], ['x.md']],
    [['**/*.mdx'], ['y.mdx']],
    [['**/?.md'], ['a.b/q.md', 'drafts/d.md', 'guides/deep/h.md', 'guides/g.md', 'x.md']],
    [
      ['**/*.md', '!guides/**', '!drafts'],
      ['a.b/q.md', 'x.md'],
    ],
    [['**/*.md', '!**/*.md', 'x.md'], ['x.md']],
    [['!drafts/**'], []],
  ])('%j: %j', (patterns, files) => {
    expect(chosen(patterns)).toEqual(files);
  });
});
