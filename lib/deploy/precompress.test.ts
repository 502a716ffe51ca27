import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { precompress } from '@/lib/deploy/precompress.ts';
import { putInPlace, readRelease, writeRelease } from '@/lib/deploy/release-files.ts';

const TEXT = 'A text that is long enough. '.repeat(100);
/** As long, and nothing that could be made smaller. */
const NOISE = randomBytes(3000);

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));
function site(files: Record<string, string | Uint8Array>): string {
  const folder = folderOf({
    'index.html': TEXT,
    '404.html': TEXT,
    '_next/static/a.1.js': TEXT,
    '_search/en/manifest.json': TEXT,
    ...files,
  });
  folders.push(folder);
  return folder;
}

test('compressed copies: text of some size has them, pictures and small files have none', () => {
  const folder = site({
    'BSP/安裝 (1).html': TEXT,
    'a.txt': TEXT,
    'small.html': 'small',
    'red.png': TEXT,
    _headers: TEXT,
    'plan.svg': TEXT,
    'code.zip': TEXT,
  });
  expect(precompress(folder, { brotli: true }).copies).toBe(14);
  for (const name of [
    'index.html',
    '404.html',
    'BSP/安裝 (1).html',
    'a.txt',
    'plan.svg',
    '_next/static/a.1.js',
    '_search/en/manifest.json',
  ]) {
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString(), name).toBe(TEXT);
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString(), name).toBe(
      TEXT,
    );
  }
  for (const name of ['small.html', 'red.png', '_headers', 'code.zip'])
    for (const ending of ['.gz', '.br'])
      expect(existsSync(join(folder, name + ending)), name).toBe(false);
});

test('compressed copies: none for Brotli by default, none that would not be smaller, and existing ones stay', () => {
  const folder = site({ 'index.html.gz': 'the site’s own' });
  expect(precompress(folder, { brotli: false }).copies).toBe(3);
  expect(existsSync(join(folder, '404.html.br'))).toBe(false);
  expect(readFileSync(join(folder, 'index.html.gz'), 'utf8')).toBe('the site’s own');
  expect(precompress(folder, { brotli: false })).toEqual({ copies: 0, megabytes: 0 });
  const noise = site({ 'a.txt': NOISE });
  precompress(noise, { brotli: true });
  for (const ending of ['.gz', '.br'])
    expect(existsSync(join(noise, `a.txt${ending}`)), ending).toBe(false);
});

test('compressed copies: a release has them, also of what it keeps; its list does not name them', () => {
  const target = site({});
  const place = (name: string, files: Record<string, string>, options?: { brotli: boolean }) => {
    const out = site(files);
    writeRelease(out);
    return putInPlace(out, target, name, options);
  };
  place('1', { '_next/static/old.2.js': TEXT }, { brotli: true });
  expect(existsSync(join(target, 'current', 'index.html.br'))).toBe(true);
  place('2', {});
  const current = join(target, 'current');
  expect(readRelease(current)).toEqual({
    assets: ['_next/static/a.1.js'],
    kept: ['_next/static/old.2.js'],
  });
  expect(gunzipSync(readFileSync(join(current, '_next/static/old.2.js.gz'))).toString()).toBe(TEXT);
  for (const name of ['index.html.br', '_next/static/a.1.js.br', '_next/static/old.2.js.br'])
    expect(existsSync(join(current, name)), name).toBe(false);
  place('3', {}, { brotli: true });
  expect(
    brotliDecompressSync(readFileSync(join(current, '_next/static/a.1.js.br'))).toString(),
  ).toBe(TEXT);
});
