import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { resolveRequest } from '@/lib/static-server/resolve-request.ts';

const FILES = [
  'index.html',
  '404.html',
  'BSP.html',
  'BSP/Overview.html',
  'BSP/A B & C#.html',
  'BSP/安裝.html',
  'BSP/v1.html.html',
  'logo.svg',
  'zh-tw.html',
  'zh-tw/index.html',
  'zh-tw/404.html',
  'zh-tw/BSP/tags.html',
  'API/index.html',
];

let parent: string;
let site: string;
beforeAll(() => {
  parent = folderOf({
    'secret.txt': 'secret',
    ...Object.fromEntries(FILES.map((name) => [`site/${name}`, name])),
  });
  site = join(parent, 'site');
});
afterAll(() => rmSync(parent, { recursive: true }));

/** The file of the site that answers, with its status when it is not 200. */
function answer(pathname: string, locales = ['zh-tw']): string {
  const { file, status } = resolveRequest(site, pathname, locales);
  return (status === 200 ? '' : `${status} `) + file.slice(site.length + 1);
}

describe('B2: one page has four spellings', () => {
  test.each([
    '/BSP/Overview',
    '/BSP/Overview/',
    '/BSP/Overview.html',
    '/BSP/Overview/index.html',
    '/BSP/Overview%20',
    '/BSP/%4Fverview',
  ])('%s', (pathname) => {
    expect(answer(pathname)).toBe('BSP/Overview.html');
  });

  test.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/zh-tw', 'zh-tw.html'],
    ['/zh-tw/', 'zh-tw.html'],
    ['/zh-tw/index.html', 'zh-tw/index.html'],
    ['/zh-tw/BSP/tags.html', 'zh-tw/BSP/tags.html'],
    ['/BSP', 'BSP.html'],
    ['/BSP/', 'BSP.html'],
    ['/API', 'API/index.html'],
    ['/logo.svg', 'logo.svg'],
  ])('%s is %s', (pathname, file) => {
    expect(answer(pathname)).toBe(file);
  });

  test('a page that really ends in .html is found as given', () => {
    expect(answer('/BSP/v1.html')).toBe('BSP/v1.html.html');
  });

  test.each([
    ['/BSP/A%20B%20&%20C%23', 'BSP/A B & C#.html'],
    [`/BSP/${encodeURIComponent('安裝')}`, 'BSP/安裝.html'],
  ])('names are looked up as they read: %s', (pathname, file) => {
    expect(answer(pathname)).toBe(file);
  });

  test.each([
    '/BSP/overview',
    '/BSP/Overview.HTML',
    '/BSP/Overview/index',
    '/index',
    '/zh-tw/index',
  ])('%s is not among them', (pathname) => {
    expect(answer(pathname)).toMatch(/^404 /);
  });
});

describe('B4: what does not exist gets the 404 page of its locale', () => {
  test.each([
    ['/nope', '404 404.html'],
    ['/zh-tw/nope', '404 zh-tw/404.html'],
    ['/zh-tw/BSP', '404 zh-tw/404.html'],
    ['/zh-twice', '404 404.html'],
    ['/logo.png', '404 404.html'],
    ['/_next', '404 404.html'],
  ])('%s: %s', (pathname, expected) => {
    expect(answer(pathname)).toBe(expected);
  });

  test('a locale without its own 404 page gets the common one', () => {
    expect(answer('/de/nope', ['de'])).toBe('404 404.html');
  });
});

describe('nothing outside the site is ever read', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/BSP/..%2F..%2Fsecret.txt',
    '/BSP/../../secret.txt',
    '//../secret.txt',
    '/secret.txt%00.html',
  ])('%s', (pathname) => {
    expect(answer(pathname)).toBe('404 404.html');
  });

  test.each(['/%', '/%E6', '/BSP/%zz'])('a malformed escape is not found: %s', (pathname) => {
    expect(answer(pathname)).toBe('404 404.html');
  });
});
