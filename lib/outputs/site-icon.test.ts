import { expect, test } from 'vitest';
import { siteIcon } from './site-icon.ts';

const accent = { light: '#7a1f5c', dark: '#e0a0d0' };

test('brand: the icon of a site without one is its initial on its accent', () => {
  const icon = siteIcon({
    brand: { accent },
    company: { name: 'acme' },
    title: 'Docs',
    defaultLocale: 'en',
  });
  expect(icon).toContain('fill="#7a1f5c"');
  expect(icon).toContain('>A</text>');
});

test('brand: without a company, it is the initial of the title', () => {
  const icon = siteIcon({
    brand: {},
    company: { name: '' },
    title: { en: 'Manuals', 'zh-tw': '手冊' },
    defaultLocale: 'en',
  });
  expect(icon).toContain('>M</text>');
});

test('brand: a site with an icon needs no other', () =>
  expect(
    siteIcon({
      brand: { favicon: '/favicon.ico' },
      company: { name: 'acme' },
      title: 'Docs',
      defaultLocale: 'en',
    }),
  ).toBeUndefined());
