import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  checkPublished,
  presentPaths,
  PUBLISHED_FILE,
  readPublished,
  recordPublished,
} from '@/lib/build/check-published.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { formatProblem } from '@/lib/content/problem.ts';
import { modelOf } from '@/lib/docs/__fixtures__/tree.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));
function site(content?: string): string {
  const folder = folderOf(content === undefined ? {} : { [PUBLISHED_FILE]: content });
  folders.push(folder);
  return folder;
}

const { model } = modelOf({
  'en/S/a.md': '---\ntitle: A\nredirect_from: /S/old\n---\n\nText.\n',
  'en/S/hidden.md': '---\ntitle: H\nunlisted: true\n---\n\nH.\n',
});

test('published paths: every page of every locale is listed, unlisted ones, too', () => {
  expect(presentPaths(model)).toEqual([
    '/',
    '/search',
    '/S',
    '/S/a',
    '/S/hidden',
    '/zh-tw/',
    '/zh-tw/search',
    '/zh-tw/S',
    '/zh-tw/S/a',
    '/zh-tw/S/hidden',
  ]);
});

test('published paths: pages and redirects answer for a path', () => {
  expect(checkPublished(model, ['/', '/S/a', '/zh-tw/S/a', '/S/old', '/zh-tw/S/old'])).toEqual([]);
});

test('published paths: a missing one is an error with its line and a solution', () => {
  expect(checkPublished(model, ['/S/a', '/S/gone', '/zh-tw/S/gone']).map(formatProblem)).toEqual([
    'published-paths.json:3: /S/gone was published and is now neither a page nor redirected. Write `redirect_from: /S/gone` into the page that takes its place; if none does, delete the line.',
    'published-paths.json:4: /zh-tw/S/gone was published and is now neither a page nor redirected. Write `redirect_from: /S/gone` into the page that takes its place; if none does, delete the line.',
  ]);
});

test('published paths: recording adds what is new and keeps what is gone, one path a line', () => {
  const folder = site('["/S/gone"]');
  expect(recordPublished(folder, ['/S/b', '/S/a'])).toEqual(['/S/b', '/S/a']);
  expect(recordPublished(folder, ['/S/a'])).toEqual([]);
  expect(readFileSync(join(folder, PUBLISHED_FILE), 'utf8')).toBe(
    '[\n "/S/a",\n "/S/b",\n "/S/gone"\n]\n',
  );
});

test('published paths: a site without the file keeps none; a broken file is named', () => {
  const folder = site();
  expect(readPublished(folder)).toBeUndefined();
  writeFileSync(join(folder, PUBLISHED_FILE), '["/a",]');
  expect(() => readPublished(folder)).toThrow('published-paths.json must be a list of paths');
  writeFileSync(join(folder, PUBLISHED_FILE), '["a"]');
  expect(() => readPublished(folder)).toThrow('must begin with a slash');
});
