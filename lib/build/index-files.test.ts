import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageFiles, writeIndexFiles } from '@/lib/build/index-files.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { resolveRequest } from '@/lib/static-server/resolve-request.ts';

const FILES = [
  'index.html',
  '404.html',
  'BSP.html',
  'BSP/Overview.html',
  'BSP/Overview.txt',
  'BSP/Yocto 4.0.html',
  'BSP/v1.html.html',
  'BSP/_print.html',
  'zh-tw.html',
  'zh-tw/index.html',
  'zh-tw/404.html',
  'zh-tw/BSP.html',
];
let folder: string;
beforeEach(() => (folder = folderOf(Object.fromEntries(FILES.map((name) => [name, name])))));
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) =>
  existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined;

test('index files: each page has one in its own folder; home and 404 pages have none', () => {
  const publicFolder = folderOf({ 'from-public.html': 'no page', 'tool/start.html': 'no page' });
  cpSync(publicFolder, folder, { recursive: true });
  const pages = pageFiles(folder, publicFolder);
  rmSync(publicFolder, { recursive: true });
  expect(pages.sort()).toEqual([
    'BSP.html',
    'BSP/Overview.html',
    'BSP/Yocto 4.0.html',
    'BSP/_print.html',
    'BSP/v1.html.html',
    'zh-tw.html',
    'zh-tw/BSP.html',
  ]);
  writeIndexFiles(folder, pages);
  for (const page of pages.filter((name) => name !== 'zh-tw.html'))
    expect(read(`${page.slice(0, -5)}/index.html`)).toBe(page);
  // What is there already stays.
  expect(read('zh-tw/index.html')).toBe('zh-tw/index.html');
  for (const name of [
    '404/index.html',
    'index/index.html',
    'from-public/index.html',
    'zh-tw/404/index.html',
    'tool/start/index.html',
  ])
    expect(read(name), name).toBeUndefined();
});

test('B2: with index files, too, the four spellings of an address are one page', () => {
  writeIndexFiles(folder, pageFiles(folder, join(folder, 'no-public')));
  for (const [page, name] of [
    ['/BSP', 'BSP.html'],
    ['/BSP/Overview', 'BSP/Overview.html'],
    ['/BSP/Yocto%204.0', 'BSP/Yocto 4.0.html'],
    ['/zh-tw/BSP', 'zh-tw/BSP.html'],
  ] as const) {
    for (const end of ['', '/', '.html', '/index.html']) {
      const { file, status } = resolveRequest(folder, page + end, ['zh-tw']);
      expect([status, readFileSync(file, 'utf8')], page + end).toEqual([200, name]);
    }
  }
});
