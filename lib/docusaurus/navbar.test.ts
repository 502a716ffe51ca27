import { expect, test } from 'vitest';
import { pathOf } from './navbar.ts';

test.each([
  [{ to: '/docs/a' }, { to: '/docs/a' }],
  [{ href: 'docs/a' }, { to: '/docs/a' }],
  [{ to: 'pathname:///monitor' }, { href: 'pathname:///monitor' }],
  [{ href: 'https://example.com/' }, { href: 'https://example.com/' }],
  [{ href: '//example.com/' }, { href: 'https://example.com/' }],
  [{}, {}],
])('moved in: the link %j of the navbar is %j', (given, target) => {
  expect(pathOf(given)).toEqual(target);
});
