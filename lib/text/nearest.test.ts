import { describe, expect, test } from 'vitest';
import { editDistance } from '@/lib/text/edit-distance.ts';
import { nearest } from '@/lib/text/nearest.ts';

describe('editDistance', () => {
  test.each([
    ['', '', 0],
    ['title', 'title', 0],
    ['', 'abc', 3],
    ['titel', 'title', 1],
    ['kitten', 'sitting', 3],
  ])('from "%s" to "%s" takes %i steps, and as many back', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe('nearest', () => {
  const keys = ['title', 'tags', 'sidebar_label', 'sidebar_position'];

  test.each([
    ['titel', 'title'],
    ['TITLE', 'title'],
    ['tag', 'tags'],
    ['sidebar_positon', 'sidebar_position'],
    ['sidebar-label', 'sidebar_label'],
  ])('"%s" is taken for a mistyped "%s"', (word, expected) => {
    expect(nearest(word, keys)).toBe(expected);
  });

  test('a word that resembles nothing gets no suggestion', () => {
    expect(nearest('color', keys)).toBeUndefined();
  });

  test('there is no suggestion without candidates', () => {
    expect(nearest('title', [])).toBeUndefined();
  });

  test('the first of two equally near candidates is chosen, so that messages do not change', () => {
    expect(nearest('bat', ['cat', 'hat'])).toBe('cat');
  });
});
