import { expect, test } from 'vitest';
import type { SidebarItem } from '@/lib/docs/types.ts';
import { sidebarHtml } from './sidebar-html.ts';

const context = { config: { defaultLocale: 'en' }, locale: 'zh-tw', basePath: '/docs', opensInNewTab: '(opens <elsewhere>)' };
const link: SidebarItem = { type: 'link', path: '/A/C# & C++', label: '<b>"C#" & C++</b>' };
const category = { type: 'category' as const, key: 'a "b"', label: 'A', collapsible: true, collapsed: true, items: [link] };

test('B44: a link has its encoded address with locale and base path, and its label as text', () => {
  expect(sidebarHtml([link], context, {}, 'list')).toBe('<ul class="list" data-level="1"><li><a href="/docs/zh-tw/A/C%23%20&amp;%20C++">&lt;b&gt;"C#" &amp; C++&lt;/b&gt;</a></li></ul>');
});

test('B44: a category without a page is a button, one with a page a link and a second button; levels tell their depth', () => {
  const html = sidebarHtml([category], context);
  expect(html).toMatch(/<li data-category="a &quot;b&quot;" data-collapsed><div><button type="button" data-toggle aria-expanded="true">A<\/button><\/div><ul data-level="2">/);
  expect(sidebarHtml([{ ...category, path: '/A' }], context)).toContain('<a href="/docs/zh-tw/A">A</a><button type="button" data-toggle aria-expanded="true"></button>');
});

test('B44: a category that cannot be closed has no button', () => {
  const html = sidebarHtml([{ ...category, collapsible: false }], context);
  expect(html).not.toContain('<button');
  expect(html).not.toContain('data-collapsed');
});

test('B44: links to other sites open in a new tab and say so; HTML stands as it is, in the reader’s language', () => {
  const html = sidebarHtml([link], context, { before: [{ html: { en: '<b>Handbook</b>', 'zh-tw': '<b>手冊</b>' }, className: 'own' }], after: [{ label: 'Parts & more', href: 'https://example.com/?a=1&b=2' }] });
  expect(html).toMatch(/^<ul data-level="1"><li class="own" data-extra="before" data-html><b>手冊<\/b><\/li><li><a/);
  expect(html).toContain('<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"><span>Parts &amp; more<span class="sr-only"> (opens &lt;elsewhere&gt;)</span></span><svg');
});
