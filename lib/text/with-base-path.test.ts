import { expect, test } from 'vitest';
import { withBasePath } from '@/lib/text/with-base-path.ts';

test.each([
  ['<a href="/a">x</a> <img src=\'/b.png\'>', '<a href="/docs/a">x</a> <img src=\'/docs/b.png\'>'],
  ['<a class="y" href=/a?b#c>x</a>', '<a class="y" href=/docs/a?b#c>x</a>'],
  ['<a href="/">home</a>', '<a href="/docs/">home</a>'],
  [
    '<a href="/docs/a">already</a> <a href="/docs">x</a> <a href="/docsy">y</a>',
    '<a href="/docs/a">already</a> <a href="/docs">x</a> <a href="/docs/docsy">y</a>',
  ],
  [
    '<a href="//host/a">h</a> <a href="https://x.example/a">o</a> <a href="#a">i</a> <a href="a">r</a>',
    undefined,
  ],
  ['text about href="/a" and <b title="/a">b</b>', undefined],
])(
  'B64: addresses in the HTML of the configuration get the base path once: %s',
  (html, expected) => {
    expect(withBasePath(html, '/docs')).toBe(expected ?? html);
    expect(withBasePath(html, '')).toBe(html);
  },
);
