import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

const at = (locale: string, basePath: string, target: string) =>
  linkAddress(target, { locale, defaultLocale: 'en', basePath });

test.each([
  ['en', '', '/guides/glaze?a#b', '/guides/glaze?a#b'],
  ['de', '', '/guides/glaze#b', '/de/guides/glaze#b'],
  ['de', '', '/de/guides', '/de/guides'],
  ['de', '', '/design', '/de/design'],
  ['de', '', '/', '/de/'],
  ['en', '/kb', '/guides', '/kb/guides'],
  ['de', '/kb', '/kb/guides', '/kb/de/guides'],
  ['de', '/kb', '/kb/de/guides', '/kb/de/guides'],
  ['en', '/kb', '/kb', '/kb/'],
  ['en', '/kb', '/kbx', '/kb/kbx'],
])('%s, %s: a link to the page %s keeps the locale and has the base path once', (...given) => {
  const [locale, basePath, target, expected] = given;
  expect(at(locale, basePath, target)).toBe(expected);
});

test.each([
  ['/files/a.zip', '/kb/files/a.zip'],
  ['/kb/files/a.zip', '/kb/files/a.zip'],
  ['/docs/v1.0', '/kb/de/docs/v1.0'],
  ['pathname:///shop', '/kb/shop'],
  ['pathname://../shop', '../shop'],
  ['https://example.com/x', 'https://example.com/x'],
  ['//example.com', '//example.com'],
  ['#there', '#there'],
  ['./beside', './beside'],
])('files and other addresses have no locale: %s', (target, expected) => {
  expect(at('de', '/kb', target)).toBe(expected);
});
