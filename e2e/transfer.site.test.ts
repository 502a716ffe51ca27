import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { manifest } from './site-files.ts';

test('B1: a typical page is small, and no file is published that no reader asks for', () => {
  const pages = manifest().filter(({ kind, locale }) => kind === 'doc' && locale === 'en');
  const sizes = pages
    .map(({ path }) => gzipSync(readFileSync(`out${path}.html`), { level: 6 }).length)
    .sort((a, b) => a - b);
  // A guard against growth: the budget of a typical page.
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(26 * 1024);
  const unasked = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /__next\._full\.txt$|_not-found|(^|\/)404(\.txt|\/)/.test(file),
  );
  expect(unasked).toEqual([]);
});
