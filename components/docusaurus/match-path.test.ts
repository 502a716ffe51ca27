import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test.each([
  ['/docs/a', '/docs', { url: '/docs', isExact: false, params: {} }],
  ['/docs/a', { path: '/docs', exact: true }, null],
  ['/docs/', { path: '/docs', exact: true }, { url: '/docs', isExact: true, params: {} }],
  ['/docsx', '/docs', null],
  ['/docs/v1/a%20b', '/docs/:version/:page', { params: { version: 'v1', page: 'a b' } }],
  ['/docs', '/docs/:version?', { url: '/docs', params: { version: undefined } }],
  ['/x', { path: ['/docs', '/x'] }, { path: '/x' }],
  ['/any', '/', { url: '/', isExact: false }],
])('moved in: %s by %j', (pathname, wanted, expected) => {
  const found = matchPath(pathname, wanted);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected);
});
