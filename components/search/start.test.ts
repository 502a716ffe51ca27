// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { placeOf, startSearch } from './start.ts';

afterEach(() => vi.unstubAllGlobals());

const places = ['Manual', 'Manual/1.0', 'weda/docs', '產品'];

test.each([
  ['/docs/zh-tw/Manual/first', '', 'Manual'],
  ['/docs/zh-tw/Manual', '', 'Manual'],
  ['/docs/zh-tw/Manual/1.0/first.html', '', 'Manual/1.0'],
  ['/docs/zh-tw/weda/docs/a', '', 'weda/docs'],
  ['/docs/zh-tw/weda/docsify', '', ''],
  ['/docs/zh-tw', '', ''],
  ['/docs/Manual/first', '', ''],
  ['/docs/zh-tw/search', '', ''],
  ['/docs/zh-tw/search', '?q=a&ctx=weda%2Fdocs', 'weda/docs'],
  ['/docs/zh-tw/search', '?q=a&ctx=Manual&version=Manual%2F1.0', 'Manual/1.0'],
  ['/docs/zh-tw/search', '?ctx=nothing', ''],
  ['/docs/zh-tw/Manual/first', '?ctx=weda%2Fdocs', 'Manual'],
])('B98: the place of %s%s is "%s"', (pathname, search, expected) =>
  expect(placeOf({ searchPage: '/docs/zh-tw/search', places }, { pathname, search })).toBe(
    expected,
  ),
);

test.each([
  ['/Manual/1.0/first', '/_search/en/Manual/1.0/manifest.json'],
  ['/%E7%94%A2%E5%93%81/first', '/_search/en/%E7%94%A2%E5%93%81/manifest.json'],
  ['/', '/_search/en/manifest.json'],
])('B81: on %s the manifest is %s, and the worker starts at the same time', (path, manifest) => {
  const fetch = vi.fn(() => Promise.resolve(new Response()));
  const started = vi.fn();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('Worker', function Worker(address: string) {
    started(address);
  });
  history.replaceState(null, '', path);
  const start = startSearch(
    { worker: '/w.js', index: '/_search/en/', searchPage: '/search', places },
    'reload',
  );
  expect(fetch.mock.calls).toEqual([[manifest, { cache: 'reload' }]]);
  expect(started.mock.calls).toEqual([['/w.js']]);
  expect(start.broken).toBe(false);
});

test('B96: a browser that cannot start the worker is told later', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('Worker', undefined);
  expect(startSearch({ worker: '/w.js', index: '/', searchPage: '/search', places }).broken).toBe(
    true,
  );
});
