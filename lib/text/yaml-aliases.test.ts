import { parseDocument } from 'yaml';
import { expect, test } from 'vitest';
import { aliasesIn, circularAlias, unresolvedAlias } from './yaml-aliases.ts';

test('aliases in their order, and the first that names nothing', () => {
  const document = parseDocument('a: &one 1\nb: [*one, *two]\nc: *Important*\n');
  expect(aliasesIn(document).map(({ source }) => source)).toEqual(['one', 'two', 'Important*']);
  expect(unresolvedAlias(document)?.source).toBe('two');
  expect(unresolvedAlias(parseDocument('a: &one 1\nb: *one'))).toBeUndefined();
});

test('an alias inside of what it names is circular', () => {
  expect(circularAlias(parseDocument('a: &one [*one]'))?.source).toBe('one');
  expect(circularAlias(parseDocument('a: &one { b: [1, *one] }'))?.source).toBe('one');
  expect(circularAlias(parseDocument('a: &one [1]\nb: [*one]'))).toBeUndefined();
});
