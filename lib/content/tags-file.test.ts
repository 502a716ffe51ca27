import { expect, test } from 'vitest';
import { parseTagsFile } from './tags-file.ts';

const FILE = 'en/S/tags.yml';

test('B53: a file of tags has a label, a description and an address for each, or nothing', () => {
  expect(
    parseTagsFile('a:\n  label: A\n  description: About A.\n  permalink: /x\nb:\n2024: {}\n', FILE),
  ).toEqual({
    file: FILE,
    tags: { a: { label: 'A', description: 'About A.', permalink: '/x' }, b: null, '2024': {} },
    problems: [],
  });
});

test('B53: an empty file has no tags', () => {
  expect(parseTagsFile('# none yet\n', FILE)).toEqual({ file: FILE, tags: {}, problems: [] });
});

test.each([
  ['a: { lable: A }', 1, /`a`: Unrecognized key.*"lable".*may have `label`/],
  ['a: {}\nb:\n  label: [x]', 3, /`b.label`: .*expected string/],
  ['a: word', 1, /`a`: .*expected object/],
  ['- a', undefined, /Tags: .*expected record/],
  ['a: {}\nb: Setup: the basics', 2, /does not parse: Nested mappings/],
])('B116: %s is an error with its file and line', (text, line, message) => {
  const { tags, problems } = parseTagsFile(text, FILE);
  expect(tags).toEqual({});
  expect(problems).toMatchObject([
    {
      file: `content/${FILE}`,
      severity: 'error',
      message: expect.stringMatching(message) as string,
    },
  ]);
  expect(problems[0]?.line).toBe(line);
});
