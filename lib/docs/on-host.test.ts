import { expect, test } from 'vitest';
import { belowBase, withoutBase } from './on-host.ts';

test.each([
  ['/docs', '/monitor', '/docs/monitor'],
  ['/docs', '/docs/monitor', '/docs/monitor'],
  ['/docs', '/docs-old', '/docs/docs-old'],
  ['', '/monitor', '/monitor'],
  ['/docs', '../monitor', '../monitor'],
])('B113: below the base path “%s”, %s is %s', (base, path, href) => {
  expect(belowBase(base, path)).toBe(href);
});

test.each([
  ['/docs', '/docs/a', '/a'],
  ['/docs', '/docs', '/'],
  ['/docs', '/docs-old', '/docs-old'],
  ['/docs', 'docs/a', 'docs/a'],
  ['', '/docs/a', '/docs/a'],
])('without the base path “%s”, %s is %s', (base, path, plain) => {
  expect(withoutBase(base, path)).toBe(plain);
});
