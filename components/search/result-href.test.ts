import { describe, expect, test } from 'vitest';
import { resultHref, searchHref } from './result-href.ts';

describe('B93: the address of a result', () => {
  test.each([
    ['', '/a', '', [], '/a'],
    ['', '/zh-tw/a', 'h', ['x', '設備'], '/zh-tw/a?_highlight=x&_highlight=%E8%A8%AD%E5%82%99#h'],
    ['/base', '/a%20b', 'ä #', ['C#'], '/base/a%20b?_highlight=C%23#%C3%A4%20%23'],
  ])('base "%s", %s', (base, u, h, terms, expected) =>
    expect(resultHref(u, h, terms, base, 'https://site.example')).toBe(expected),
  );
});

describe('B99: an address outside the site is a bug', () => {
  test.each([
    ['', 'https://evil.example/'],
    ['', '//evil.example'],
    ['', '/\\evil.example'],
    ['', 'javascript:alert(1)'],
    ['', 'relative'],
    ['/base', '/../other'],
    ['/base', '//x'],
  ])('base "%s", %s', (base, u) =>
    expect(() => resultHref(u, '', [], base, 'https://site.example')).toThrow(
      /This is a bug of the search index: the result ".*" lies outside the site \(base ".*\/"\)/,
    ),
  );
});

test('B92: the address of the search page', () => {
  expect(
    searchHref('/zh-tw/search', { text: 'a b', context: 'weda/docs', version: 'Manual/1.0' }),
  ).toBe('/zh-tw/search?q=a+b&ctx=weda%2Fdocs&version=Manual%2F1.0');
  expect(searchHref('/search', { text: 'x' })).toBe('/search?q=x');
});
