import { expect, test } from 'vitest';
import { initialOf } from '@/lib/text/initial-of.ts';

test.each([
  ['acme', 'A'],
  ['“3M” & co.', '3'],
  ['研華', '研'],
  ['ø-works', 'Ø'],
  ['…', '·'],
  ['', '·'],
])('the initial of “%s” is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
