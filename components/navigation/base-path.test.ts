import { describe, expect, test } from 'vitest';
import { isOfSite, publicHref, routerHref } from './base-path.ts';

describe('B5: an address below a base path', () => {
  test.each([
    ['/docs', true],
    ['/docs/', true],
    ['/docs/a', true],
    ['/docsa', false],
    ['/', false],
    ['/other', false],
  ])('%s belongs to the site: %s', (pathname, expected) => {
    expect(isOfSite(pathname, '/docs')).toBe(expected);
    expect(isOfSite(pathname, '')).toBe(true);
  });

  test.each([
    ['/docs', '/'],
    ['/docs/', '/'],
    ['/docs/a?b=/docs#c', '/a?b=/docs#c'],
    ['/docs?x=1', '/?x=1'],
    ['/docs/docs', '/docs'],
  ])('%s is given to the router as %s', (href, expected) => {
    expect(routerHref(href, '/docs')).toBe(expected);
    expect(routerHref(expected, '')).toBe(expected);
  });

  test('the router’s address is converted back; an absolute address does not change', () => {
    expect(publicHref('/a?b#c', '/docs')).toBe('/docs/a?b#c');
    expect(publicHref('http://localhost/docs/a', '/docs')).toBe('http://localhost/docs/a');
    expect(publicHref('/a', '')).toBe('/a');
  });
});
