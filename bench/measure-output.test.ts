import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadedScripts, measureOutput } from '@/bench/measure-output.ts';

const HTML = `<!DOCTYPE html><html><head><style>a{}</style><link rel="stylesheet" href="/s.css" disabled/><style media="print">ü{}</style>
<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><link rel="modulepreload" href="/_next/b.js"/><link rel="preload" as="font" href="/f.woff2"/>
<script src="/_next/a.js?dpl=1" async=""></script><script src="/_next/old.js" noModule=""></script><script>self.x = 1</script></head><body>text</body></html>`;

let out: string;
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'bench-out-'));
  const files = {
    'index.html': 'home',
    'Setup/a.html': HTML,
    'Setup/a.txt': 'x'.repeat(900),
    'Setup/__section.txt': 'x'.repeat(42),
    '_next/a.js': 'a'.repeat(5000),
    '_next/b.js': 'b'.repeat(1000),
    '_next/old.js': 'o'.repeat(7000),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

test('measureOutput counts every file and weighs one page', () => {
  const figures = measureOutput(out, 'Setup/a');
  expect(figures).toMatchObject({
    files: 7,
    htmlFiles: 2,
    bytes: 4 + Buffer.byteLength(HTML) + 900 + 42 + 13_000,
  });
  expect(figures.page).toMatchObject({
    file: 'Setup/a.html',
    inlineStyles: 3 + 4,
    scripts: { count: 2, raw: 6000 },
    data: { page: { raw: 900 }, frame: { raw: 42 } },
  });
  expect(figures.page.html.raw).toBe(Buffer.byteLength(HTML));
  for (const sizes of [figures.page.html, figures.page.scripts]) {
    expect(sizes.gzip).toBeLessThan(sizes.raw);
    expect(sizes.brotli).toBeLessThan(sizes.gzip);
  }
});

test('loadedScripts names each script once, without those for old browsers', () => {
  expect(loadedScripts(HTML)).toEqual(['_next/a.js', '_next/b.js']);
});

test('loadedScripts refuses to leave out what it cannot weigh', () => {
  expect(() => loadedScripts('<script src="https://cdn.example/x.js"></script>')).toThrow(
    'cdn.example',
  );
  expect(() => loadedScripts('<script src="//cdn.example/x.js"></script>')).toThrow('cdn.example');
});

test('a page that is not there is an error', () => {
  expect(() => measureOutput(out, 'Setup/b')).toThrow('ENOENT');
});
