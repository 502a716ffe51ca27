import { describe, expect, test } from 'vitest';
import { sectionRoute, sectionVersionKey } from '@/lib/docs/section-route.ts';
import {
  absoluteUrl,
  canonicalUrl,
  encodePath,
  joinPath,
  markdownPath,
  pageHref,
  recordId,
  relativePath,
  splitSuffix,
  withoutTrailingSlash,
} from '@/lib/docs/urls.ts';
import { decoded } from '@/lib/text/decoded.ts';

const config = { defaultLocale: 'en' };

test.each([
  ['en', '/', '/'],
  ['zh-tw', '/', '/zh-tw/'],
  ['en', '/BSP/Overview', '/BSP/Overview'],
  ['zh-tw', '/BSP/Overview', '/zh-tw/BSP/Overview'],
  ['en', '/BSP/A B & C#', '/BSP/A%20B%20&%20C%23'],
  ['zh-tw', '/BSP/常見', `/zh-tw/BSP/${encodeURIComponent('常見')}`],
])('B3: in %s the page %s has the address %s', (locale, path, href) => {
  expect(pageHref(config, locale, path)).toBe(href);
});

test.each(['/A B', '/C#', '/what?', '/100%', '/a+b & c', '/常見問題', '/a%20b'])(
  'encodePath is undone by decoding: %s',
  (path) => {
    const encoded = encodePath(path);
    expect(encoded).not.toMatch(/[ #?]|%(?![0-9A-F]{2})/);
    expect(decoded(encoded)).toBe(path);
  },
);

test.each(['%', '%E6', 'a%zz'])('a malformed escape stays as it stands: %s', (path) => {
  expect(decoded(path)).toBe(path);
});

test.each([
  ['/', '/'],
  ['/BSP/', '/BSP'],
  ['/BSP//', '/BSP'],
  ['/BSP', '/BSP'],
])('B2: %s without the slash at its end is %s', (path, expected) => {
  expect(withoutTrailingSlash(path)).toBe(expected);
});

test.each([
  [['/BSP', 'a', 'b'], '/BSP/a/b'],
  [['/BSP/', '/a/'], '/BSP/a'],
  [['/BSP/a', '../b'], '/BSP/b'],
  [['/BSP', './a'], '/BSP/a'],
  [['/BSP', '../../../a'], '/a'],
  [['', ''], '/'],
])('joinPath(%j) is %s', (parts, expected) => {
  expect(joinPath(...parts)).toBe(expected);
});

describe('recordId', () => {
  test('B1: a record id is the path and 3 hex digits, the same each time', () => {
    expect(recordId('/BSP/Overview', 'en', 'doc')).toMatch(/^\/BSP\/Overview-[0-9a-f]{3}$/);
    expect(recordId('/BSP/Overview', 'en', 'doc')).toBe(recordId('/BSP/Overview', 'en', 'doc'));
  });

  test('B1: the digits depend on locale and kind, too', () => {
    const ids = ['en doc', 'zh-tw doc', 'en category'].map((record) =>
      recordId('/BSP', record.split(' ')[0]!, record.split(' ')[1]!),
    );
    expect(new Set(ids).size).toBe(3);
  });
});

test.each([
  ['/BSP', 'BSP'],
  ['/weda/docs', 'weda~docs'],
])('the section at %s has the key %s', (basePath, key) => {
  expect(sectionVersionKey(basePath)).toBe(key);
});

test('an address is below the base path that the site is built for', () => {
  const config = { defaultLocale: 'en', locales: [], url: 'https://x.example' };
  expect(absoluteUrl(config, 'en', '/S/a', '/base')).toBe('https://x.example/base/S/a');
  expect(absoluteUrl(config, 'zh-tw', '/', '/base')).toBe('https://x.example/base/zh-tw/');
});

test('a Markdown copy lies beside its page, that of the home page has a name of its own', () => {
  expect(['/', '/S', '/S/a b'].map(markdownPath)).toEqual(['/index.md', '/S.md', '/S/a b.md']);
});

test('an address is on the host of its locale, if the locale has one', () => {
  const locales = [
    { code: 'en', label: '', htmlLang: 'en' },
    { code: 'zh-tw', label: '', htmlLang: 'zh-Hant-TW', url: 'https://tw.example' },
  ];
  const config = { defaultLocale: 'en', locales, url: 'https://x.example' };
  expect(absoluteUrl(config, 'en', '/S', '')).toBe('https://x.example/S');
  expect(absoluteUrl(config, 'zh-tw', '/S', '')).toBe('https://tw.example/zh-tw/S');
});

test.each([
  ['/a?x=1#y', '/a', '?x=1#y'],
  ['/a#y?x', '/a', '#y?x'],
  ['/a', '/a', ''],
  ['#y', '', '#y'],
])('%s has the path "%s" and the suffix "%s"', (href, path, suffix) => {
  expect(splitSuffix(href)).toEqual({ path, suffix });
});

test('the route of a section version is its key, and that of an API below a route of its own', () => {
  expect(sectionRoute({ basePath: '/weda/docs' })).toBe('weda~docs');
  expect(sectionRoute({ basePath: '/weda/api', api: 'weda' })).toBe('-api/weda~api');
});

test.each([
  [false, '/a', 'https://x.example/kb/a'],
  [true, '/a', 'https://x.example/kb/a/'],
  [true, '/Yocto 4.0', 'https://x.example/kb/Yocto%204.0/'],
  [true, '/', 'https://x.example/kb/'],
])('B2: with trailingSlash %s the canonical address of %s is %s', (trailingSlash, path, url) => {
  const site = { defaultLocale: 'en', locales: [], url: 'https://x.example', trailingSlash };
  expect(canonicalUrl(site, 'en', path, '/kb')).toBe(url);
});

test.each([
  ['S', 'S/a.md', './a.md'],
  ['/S/use/', '/S/a.md', '../a.md'],
  ['S/use', 'T/use/a.md', '../../T/use/a.md'],
  ['', 'S/a.md', './S/a.md'],
  ['a.md', 'a.md', '../a.md'],
])('from the folder "%s" the way to %s is %s', (folder, file, path) => {
  expect(relativePath(folder, file)).toBe(path);
});
