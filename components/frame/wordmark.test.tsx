import { expect, test } from 'vitest';
import { letterIcon } from './wordmark.tsx';

test('brand: the icon of a site without one is its initial on its accent', () => {
  const icon = decodeURIComponent(letterIcon('acme', '#7a1f5c'));
  expect(icon).toMatch(/^data:image\/svg\+xml,<svg /);
  expect(icon).toContain("fill='#7a1f5c'");
  expect(icon).toContain('>A</text>');
});
