import { expect, test } from 'vitest';
import { groupByInitial } from '@/lib/docs/group-by-initial.ts';

const group = (names: string[], locale = 'en') =>
  groupByInitial(names, (name) => name, locale).map(
    ({ initial, items }) => `${initial}: ${items.join(' ')}`,
  );

test('B53: names stand below their upper-cased initial, in their own order', () => {
  expect(group(['aom', 'Apple', 'nvidia', 'NXP'])).toEqual(['A: aom Apple', 'N: nvidia NXP']);
});

test('B53: the groups follow the order of the locale, not that of the code points', () => {
  expect(group(['zoo', 'Äpfel', 'bear'], 'de')).toEqual(['Ä: Äpfel', 'B: bear', 'Z: zoo']);
});

test('a character outside the basic plane is not cut in two', () => {
  expect(group(['😀 fun', '𠮷野'])).toEqual(expect.arrayContaining(['😀: 😀 fun', '𠮷: 𠮷野']));
});

test('a name without characters has a group of its own', () => {
  expect(group([''])).toEqual([': ']);
});

test('no names, no groups', () => {
  expect(group([])).toEqual([]);
});
