import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { compilePage } from './compile.ts';
import { runPage } from './imports/page-runtime.ts';
import type { PageAbout } from './imports/page-about.ts';

const about = (given: Partial<PageAbout>): PageAbout => ({
  path: '/site/docs/a.md',
  site: '/site',
  ...given,
});

async function read(text: string, given: Partial<PageAbout> = { format: 'md' }) {
  const { code, warnings, facts } = await compilePage(text, 'a.md', [], about(given));
  const { default: Page } = runPage(code, {}, {}) as { default: () => null };
  return {
    html: renderToStaticMarkup(createElement(Page)),
    warnings: warnings.map(({ line, message }) => `${line ?? ''}: ${message}`),
    facts,
  };
}

describe('moved in: Markdown with HTML instead of MDX', () => {
  test.each([
    ['<p class="x" style="color: red">A <b>b</b><br>c</p>\n', '<p class="x" style="color:red">'],
    ['a <!-- hidden --> b\n', '<p>a  b</p>'],
    ['<https://example.com>\n', '<a href="https://example.com">https://example.com</a>'],
    ['{braces} and a < b\n', '<p>{braces} and a &lt; b</p>'],
    ['import x from "./x";\n', '<p>import x from &quot;./x&quot;;</p>'],
    ['## Own id {#mine}\n', '<h2 id="mine">Own id</h2>'],
  ])('%s', async (text, html) => {
    const page = await read(text);
    expect(page.html).toContain(html);
    expect(page.warnings).toEqual([]);
  });

  test.each([
    ['between texts', '```js title="a <b>.js" {2}\na();\nb();\n```\n'],
    ['in a box', ':::note\n\n```js title="a <b>.js" {2}\na();\nb();\n```\n\n:::\n'],
  ])('a code fence %s has its title and its highlighted lines', async (_, text) => {
    const { code } = await compilePage(text, 'a.md', [], about({ format: 'md' }));
    expect(code).toContain('title: "a <b>.js"');
    expect(code.match(/line hl/g)).toHaveLength(1);
  });

  test('links and pictures in HTML are known to the checks', async () => {
    const { facts } = await read('text\n\n<a href="/a">A</a> <img src="b.png">\n');
    expect(facts.links.map(({ target, line }) => [target, line])).toEqual([['/a', 3]]);
    expect(facts.images.map(({ target }) => target)).toEqual(['b.png']);
  });

  test('headings in HTML take no ids from those in Markdown, and are no title', async () => {
    const { html, facts } = await read(
      '<h1 align="center">Kiln</h1>\n\n<h2>Fire</h2>\n\n### Kiln\n\n### Fire\n',
    );
    expect(html).toContain('<h3 id="kiln">Kiln</h3><h3 id="fire">Fire</h3>');
    expect(facts).toMatchObject({ hasTitle: false, ids: ['kiln', 'fire'] });
  });

  test('scripts are left out with a warning', async () => {
    const page = await read('text\n\n<b onclick="x()">B</b>\n\n<script>x()</script>\n');
    expect(page.html).not.toMatch(/onclick|script|x\(\)/i);
    expect(page.warnings).toEqual([
      '3: <b>: `onclick` is left out: pages hold no scripts.',
      expect.stringContaining('5: <script> is left out'),
    ]);
  });

  test('the format is that of the front matter, of the setting, or by the name of the file', async () => {
    const text = '{1 + 1}\n';
    const isPlain = async (given: Partial<PageAbout>) =>
      (await read(text, given)).html.includes('{1 + 1}');
    const mdx = { path: '/site/docs/a.mdx' };
    expect(await isPlain({})).toBe(false);
    expect(await isPlain({ format: 'mdx' })).toBe(false);
    expect(await isPlain({ format: 'detect' })).toBe(true);
    expect(await isPlain({ format: 'detect', ...mdx })).toBe(false);
    expect(await isPlain({ format: 'md', ...mdx })).toBe(true);
    expect(await isPlain({ format: 'md', frontMatter: { mdx: { format: 'mdx' } } })).toBe(false);
    expect(await isPlain({ frontMatter: { mdx: { format: 'md' } } })).toBe(true);
  });
});
