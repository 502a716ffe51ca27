import { expect, test } from 'vitest';
import { modelOf, type Files } from '@/lib/docs/__fixtures__/tree.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import type { DocPage } from '@/lib/docs/types.ts';
import { words } from '@/lib/i18n/words.ts';
import { printPage } from '@/lib/outputs/print-page.ts';
import { sitePaths } from '@/lib/site/paths.ts';

const FILES: Files = {
  'en/S/_category_.json': '{"label": "Section & more", "description": "All of it."}',
  'en/S/one/_category_.json': '{"label": "One", "position": 1}',
  'en/S/one/a.md': '---\ntitle: A <1>\n---\n\nA.\n',
  'en/S/b.md': '---\nsidebar_position: 2\n---\n\n# B\n',
  'en/S/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n\nH.\n',
  'en/S/draft.md': '---\ntitle: Draft\ndraft: true\n---\n\nD.\n',
  'zh-tw/S/b.md': '# 乙\n',
};

const HTML: Record<string, string> = {
  '/S/one/a':
    '<h2 id="x">X</h2><p><a href="/S/b#y">b</a> <a href="#x">x</a> <a href="/T/c">c</a> <a href="https://o.example/">o</a></p>',
  '/S/b': '<h1>B</h1><h2 id="x">X</h2><p><a href="/S/one/a">a</a></p>',
};

function print(
  locale: 'en' | 'zh',
  body: (path: string) => string,
  { basePath = '', above = '' } = {},
): string {
  const built = modelOf(FILES, { url: 'https://x.example' });
  const [sectionVersion] = built[locale].sectionVersions;
  const htmlOf = (page: DocPage) =>
    `<html><head><link rel="stylesheet" href="/s.css" data-precedence="next" disabled/></head>${above}<div class="m" data-markdown="true">${body(page.path)}</div></html>`;
  return printPage({
    config: built.model.config,
    index: siteIndex(built[locale]),
    sectionVersion: sectionVersion!,
    t: words(sitePaths(), built[locale].locale),
    htmlOf,
    basePath,
  });
}

const english = print('en', (path) => HTML[path]!);

test('B72 print: a section is one page of all its listed documents, in the order of the sidebar', () => {
  expect([...english.matchAll(/<section id="(p\d)"/g)].map(([, id]) => id)).toEqual(['p1', 'p2']);
  expect(english.indexOf('A &lt;1&gt;</h2>')).toBeLessThan(english.indexOf('<h2>B</h2>'));
  expect(english).not.toMatch(/Hidden|Draft/);
});

test('B72 print: a page keeps its title when its text has a banner as an HTML h1', () => {
  const page = print('en', () => '<h1>Banner</h1>', { above: '<header><h1>Title</h1></header>' });
  expect(page).toMatch(/<h2>B<\/h2>[^]*<h2>Banner<\/h2>/);
});

test('B72 print: it begins with title, description and contents', () => {
  expect(english).toContain('<h1>Section &amp; more</h1>\n<p>All of it.</p>');
  expect(english).toContain(
    '<ul><li>One<ul><li><a href="#p1">A &lt;1&gt;</a></li></ul></li><li><a href="#p2">B</a></li></ul>',
  );
});

test('B72 print: there is one h1, ids are unique, headings are one level smaller', () => {
  expect(english.match(/<h1/g)).toHaveLength(1);
  expect(english).toContain('<h3 id="p1-x">');
  expect(english).toContain('<h3 id="p2-x">');
  const ids = [...english.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('B72 print: links between documents are anchors, others whole addresses', () => {
  for (const link of [
    '<a href="#p2-y">b</a>',
    '<a href="#p1-x">x</a>',
    '<a href="https://x.example/T/c">c</a>',
    '<a href="https://o.example/">o</a>',
    '<a href="#p1">a</a>',
  ])
    expect(english).toContain(link);
});

test('B72 print: search engines leave it alone, and it has the styles of the site', () => {
  expect(english).toContain('<meta name="robots" content="noindex">');
  expect(english.match(/<link rel="stylesheet" href="\/s.css">/g)).toHaveLength(1);
});

test('B72 print: a base path and a locale are part of the links, and a text that is not translated says its language', () => {
  const chinese = print('zh', () => '<p><a href="/base/zh-tw/S/b">b</a></p>', {
    basePath: '/base',
  });
  expect(chinese).toContain('<html lang="zh-Hant-TW"');
  expect(chinese).toContain('<a href="#p2">b</a>');
  expect(chinese).toContain('<section id="p1" class="print-document" lang="en">');
  expect(chinese).toContain('<section id="p2" class="print-document">');
  expect(chinese).toContain('<a href="/base/zh-tw/S">');
});

test('B72 print: a diagram is printed as the build has drawn it, and needs no script', () => {
  const drawing =
    '<figure data-diagram=""><svg viewBox="0 0 9 9" role="img" aria-label="Diagram"><text x="1" y="1">Start</text></svg></figure>';
  const page = print('en', () => `<div data-markdown="">${drawing}</div>`);
  expect(page).toContain(drawing);
  expect(page.match(/<script/g)).toEqual(english.match(/<script/g));
});

test('B72 print: a page whose text cannot be found stops the build', () => {
  const built = modelOf(FILES);
  expect(() =>
    printPage({
      config: built.model.config,
      index: siteIndex(built.en),
      sectionVersion: built.en.sectionVersions[0]!,
      t: words(sitePaths(), 'en'),
      htmlOf: () => '<html></html>',
    }),
  ).toThrow('/S/one/a has no text');
});
