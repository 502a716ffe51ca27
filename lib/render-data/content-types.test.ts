import { expect, test } from 'vitest';
import { cacheControl, contentType, isText } from '@/lib/render-data/content-types.ts';

test.each([
  ['index.html', 'text/html; charset=utf-8', true],
  ['a/b.css', 'text/css; charset=utf-8', true],
  ['x.js', 'text/javascript; charset=utf-8', true],
  ['chunk.mjs', 'text/javascript; charset=utf-8', true],
  ['routes.json', 'application/json; charset=utf-8', true],
  ['sitemap.xml', 'application/xml; charset=utf-8', true],
  ['logo.SVG', 'image/svg+xml', true],
  ['photo.JPG', 'image/jpeg', false],
  ['font.woff2', 'font/woff2', false],
  ['manual.pdf', 'application/pdf', false],
  ['image.v1.png', 'image/png', false],
  ['firmware.bin', 'application/octet-stream', false],
  ['LICENSE', 'application/octet-stream', false],
])('%s is %s, text: %s', (file, type, text) => {
  expect(contentType(file)).toBe(type);
  expect(isText(type)).toBe(text);
});

test.each([
  ['/_next/static/chunks/a.js', true],
  ['/_content/a-0123456789.png', true],
  ['/BSP/_next/static/a.js', false],
  ['/BSP/Overview', false],
  ['/logo.svg', false],
])('%s may be kept for ever: %s', (pathname, forEver) => {
  expect(cacheControl(pathname)).toBe(
    forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  );
});
