import { expect, test } from 'vitest';
import { publicPath } from './public-path.ts';

test.each([
  ['en', '/en', '/'],
  ['en', '/en/BSP/AOM-2721/Overview', '/BSP/AOM-2721/Overview'],
  ['en', '/en/weda~docs', '/weda/docs'],
  ['en', '/en/weda~docs/a~b', '/weda/docs/a~b'],
  ['en', '/en/~/training', '/training'],
  ['en', '/', '/'],
  ['en', '/weda/docs/a', '/weda/docs/a'],
  ['en', '/en/~~/install', '/install'],
  ['en', '/en/~~~~1/commands', '/commands'],
  ['en', '/en/weda~docs~~2/a', '/weda/docs/a'],
  ['en', '/en/weda~docs~~none/a', '/weda/docs/a'],
  ['zh-tw', '/zh-tw/~~/install', '/zh-tw/install'],
  ['zh-tw', '/zh-tw', '/zh-tw'],
  ['zh-tw', '/zh-tw/weda~docs/a', '/zh-tw/weda/docs/a'],
  ['zh-tw', '/zh-tw/~/training', '/zh-tw/training'],
  ['zh-tw', '/zh-tw/weda/docs/a', '/zh-tw/weda/docs/a'],
])(
  'B44: in %s the page that is rendered or published at %s has the public path %s',
  (locale, pathname, path) => {
    expect(publicPath(pathname, { locale, defaultLocale: 'en' })).toBe(path);
  },
);
