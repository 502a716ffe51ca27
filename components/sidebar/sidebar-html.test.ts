import { expect, test } from 'vitest';
import type { SidebarItem } from '@/lib/docs/types.ts';
import { sidebarHtml } from './sidebar-html.ts';

const context = {
  config: { defaultLocale: 'en' },
  locale: 'zh-tw',
  basePath: '/docs',
  words: { expand: (name: string) => `Expand ${name}`, collapse: (name: string) => `Collapse ${name}` },
};
const link: SidebarItem = { type: 'link', path: '/A/C# & C++', label: '<b>"C#" & C++</b>' };

test('B44: a link has its encoded address with locale and base path, and its label as text', () => {
  expect(sidebarHtml([link], context, 'list')).toBe('<ul class="list"><li><a href="/docs/zh-tw/A/C%23%20&amp;%20C++">&lt;b&gt;&quot;C#&quot; &amp; C++&lt;/b&gt;</a></li></ul>');
});

test('B44: a category without a page is a button, one with a page a link and a caret that says what it does', () => {
  const category = { type: 'category' as const, key: 'a', label: 'A', collapsible: true, collapsed: true, items: [link] };
  expect(sidebarHtml([category], context)).toMatch(/<li data-category="a" data-collapsed=""><div><button type="button" data-toggle="" aria-expanded="true">A<svg/);
  const withPage = sidebarHtml([{ ...category, path: '/A' }], context);
  expect(withPage).toContain('<a href="/docs/zh-tw/A">A</a><button');
  expect(withPage).toContain('aria-label="Collapse A" data-expand="Expand A"');
});

test('B44: a category that cannot be closed has no button', () => {
  const html = sidebarHtml([{ type: 'category', key: 'a', label: 'A', collapsible: false, collapsed: false, items: [link] }], context);
  expect(html).not.toContain('<button');
  expect(html).not.toContain('data-collapsed');
});
