import { expect, test } from 'vitest';
import { joinQueries, localeHref, switchLocale } from './locale-href.ts';

test.each([
  ['/BSP/Overview', '/', '/zh-tw/', '/zh-tw/BSP/Overview'],
  ['/zh-tw/BSP/Overview', '/zh-tw/', '/', '/BSP/Overview'],
  ['/zh-tw/BSP/', '/zh-tw/', '/de/', '/de/BSP/'],
  ['/', '/', '/zh-tw/', '/zh-tw/'],
  ['/zh-tw/', '/zh-tw/', '/', '/'],
  ['/zh-tw', '/zh-tw/', '/', '/'],
  ['/zh-tw/a', '/zh-tw/', '/zh-tw/', '/zh-tw/a'],
  ['/docs/BSP', '/docs/', '/docs/zh-tw/', '/docs/zh-tw/BSP'],
  ['/BSP/%E5%AE%89%E8%A3%9D', '/', '/zh-tw/', '/zh-tw/BSP/%E5%AE%89%E8%A3%9D'],
])('B8: %s below %s is, below %s, %s', (path, from, to, expected) => {
  expect(switchLocale(path, from, to)).toBe(expected);
});

test('B8: a path outside the locale leads to the home page of the other', () => {
  expect(switchLocale('/zh-twice/x', '/zh-tw/', '/')).toBe('/');
});

test.each([
  ['?a=1', '?b=2', '?a=1&b=2'],
  ['', 'b=2', '?b=2'],
  ['?a=1', undefined, '?a=1'],
  ['', undefined, ''],
])('B8: the query %j with %j of the configuration is %j', (search, extra, expected) => {
  expect(joinQueries(search, extra)).toBe(expected);
});

test('B8: query and hash are kept, also on another host', () => {
  expect(
    localeHref({ pathname: '/S/a', search: '?q=1', hash: '#tabs' }, '/', '/zh-tw/', '?from=menu'),
  ).toBe('/zh-tw/S/a?q=1&from=menu#tabs');
  expect(localeHref({ pathname: '/S/a', search: '', hash: '' }, '/', 'https://zh.example/')).toBe(
    'https://zh.example/S/a',
  );
});
