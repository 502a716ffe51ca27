import { expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { bodyText } from './body-text.ts';

const rows: Json[] = [
  { a: 'x, y', b: 1 },
  { b: null, c: 'say "hi"' },
];
const lists: Json[] = [
  [1, 2],
  ['a', true],
];

test.each<[Json, string]>([
  [rows, 'a,b,c\n"x, y",1,\n,,"say ""hi"""'],
  [lists, '1,2\na,true'],
  [{ a: 1 }, '{\n  "a": 1\n}'],
  ['a,b', 'a,b'],
])('B130: %j is written as a table where the media type is one', (value, text) => {
  expect(bodyText(value, 'text/csv; charset=utf-8')).toBe(text);
});
