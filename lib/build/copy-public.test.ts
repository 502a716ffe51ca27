import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { copyPublic } from './copy-public.ts';

const root = mkdtempSync(join(tmpdir(), 'public-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function files(folder: string, texts: Record<string, string>): string {
  for (const [name, text] of Object.entries(texts)) {
    const file = join(root, folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(root, folder);
}

test('files of a site are copied; one that takes the place of a page is named', () => {
  const own = files('own', { 'a/new.txt': 'new', 'Guide.html': 'own', 'same.txt': 'same' });
  const out = files('out', { 'Guide.html': 'made', 'same.txt': 'same' });
  expect(copyPublic(own, out)).toEqual(['Guide.html']);
  expect(readFileSync(join(out, 'a/new.txt'), 'utf8')).toBe('new');
  expect(readFileSync(join(out, 'Guide.html'), 'utf8')).toBe('own');
});

test('links become files', () => {
  const own = files('own', { 'real.txt': 'real' });
  symlinkSync(join(own, 'real.txt'), join(own, 'link.txt'));
  const out = files('out', {});
  expect(copyPublic(own, out)).toEqual([]);
  expect(lstatSync(join(out, 'link.txt')).isFile()).toBe(true);
  expect(readFileSync(join(out, 'link.txt'), 'utf8')).toBe('real');
});

test('rules for hosts are added to those of the build', () => {
  const own = files('own', { _redirects: '/x /y 301\n', _headers: '/x\n  A: b\n' });
  const out = files('out', { _redirects: '/old /new 301\n' });
  expect(copyPublic(own, out)).toEqual([]);
  expect(readFileSync(join(out, '_redirects'), 'utf8')).toBe('/old /new 301\n\n/x /y 301\n');
  expect(readFileSync(join(out, '_headers'), 'utf8')).toBe('/x\n  A: b\n');
});

test('a site without own files has none', () => {
  expect(copyPublic(join(root, 'none'), files('out', { 'a.html': '' }))).toEqual([]);
});
