import { describe, expect, test } from 'vitest';
import { defineSite, localize, siteConfigSchema } from '@/lib/site/config-schema.ts';

test('a site that says nothing but its title gets every other setting', () => {
  const config = siteConfigSchema.parse({ title: 'Docs' });
  expect(config.defaultLocale).toBe('en');
  expect(config.locales).toEqual([{ code: 'en', label: 'English', htmlLang: 'en' }]);
  expect(config.sections).toBeUndefined();
  expect(config.navbar.items).toEqual([]);
  expect(config.footer).toEqual({ style: 'light', links: [], columns: [], social: [] });
  expect(config.colorMode.defaultMode).toBe('light');
  expect(config.versionLabel).toBe('Current');
});

test('items of the navbar are links on the left unless they say otherwise', () => {
  const { navbar } = siteConfigSchema.parse({
    title: 'Docs',
    navbar: { items: [{ label: 'Home', to: '/' }, { type: 'localeDropdown' }] },
  });
  expect(navbar.items[0]).toMatchObject({ type: 'link', position: 'left' });
  expect(navbar.items[1]).toMatchObject({ type: 'localeDropdown', position: 'left' });
});

test('defineSite hands the configuration on as it is', () => {
  const input = { title: 'Docs' };
  expect(defineSite(input)).toBe(input);
});

test('a path of a section or a version has no sign that the portal uses inside', () => {
  const read = (section: object) =>
    siteConfigSchema.safeParse({ title: 'Docs', sections: [section] }).error?.issues[0];
  expect(read({ path: 'a~b' })?.message).toContain('must not have `~`');
  expect(read({ path: 'a', current: { path: '~next' } })?.message).toContain('must not have `~`');
  expect(read({ path: 'a/b', current: { path: 'next' } })).toBeUndefined();
});

describe('localize', () => {
  test.each([
    ['a plain text is the same everywhere', 'Manual', 'zh-tw', 'Manual'],
    ['a text of its own comes first', { en: 'Manual', 'zh-tw': '手冊' }, 'zh-tw', '手冊'],
    ['without one the default locale speaks', { en: 'Manual', de: 'Handbuch' }, 'zh-tw', 'Manual'],
    ['without that, any text is better than none', { de: 'Handbuch' }, 'zh-tw', 'Handbuch'],
    ['an empty text stays empty', { en: 'Manual', 'zh-tw': '' }, 'zh-tw', ''],
    ['no text at all is an empty one', {}, 'zh-tw', ''],
  ])('%s', (_, text, locale, expected) => {
    expect(localize(text, locale, 'en')).toBe(expected);
  });
});
