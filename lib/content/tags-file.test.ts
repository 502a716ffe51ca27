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
  ['a: { lable: A }', /`a`: Unrecognized key.*"lable".*may have `label`/],
  ['a: word', /`a`: .*expected object/],
  ['- a', /Tags: .*expected record/],
  ['a: [', /does not parse/],
])('B116: %s is an error with its file', (text, message) => {
  const { tags, problems } = parseTagsFile(text, FILE);
  expect(tags).toEqual({});
  expect(problems).toEqual([
    {
      file: `content/${FILE}`,
      severity: 'error',
      message: expect.stringMatching(message) as string,
    },
  ]);
});
