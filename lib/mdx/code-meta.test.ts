import { expect, test } from 'vitest';
import { parseCodeMeta } from '@/lib/mdx/code-meta.ts';

test.each([
  ['', undefined, [], undefined],
  ['title="a b.ts"', 'a b.ts', [], undefined],
  ["title='a.ts'", 'a.ts', [], undefined],
  ['title=""', '', [], undefined],
  ['{1,3-5}', undefined, [1, 3, 4, 5], undefined],
  ['{2, 4 - 5}', undefined, [2, 4, 5], undefined],
  ['showLineNumbers', undefined, [], 1],
  ['showLineNumbers=5', undefined, [], 5],
  ['title="a.ts" {2} showLineNumbers', 'a.ts', [2], 1],
  ['title="{1}.ts"', '{1}.ts', [], undefined],
  ['title="showLineNumbers"', 'showLineNumbers', [], undefined],
  ['live', undefined, [], undefined],
])('B57: after the language comes %j', (meta, title, highlighted, firstLine) => {
  const parsed = parseCodeMeta(meta);
  expect(parsed.title).toBe(title);
  expect([...parsed.highlighted]).toEqual(highlighted);
  expect(parsed.firstLine).toBe(firstLine);
});

test.each(['{}', '{-}', '{5-3}', '{3-}', '{,}'])(
  'B57: ranges that make no sense highlight nothing: %s',
  (meta) => {
    expect(parseCodeMeta(meta).highlighted.size).toBe(0);
  },
);
