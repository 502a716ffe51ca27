import { toString } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import { compilePage } from '@/lib/mdx/compile.ts';
import { htmlOf } from '@/lib/mdx/__fixtures__/render.ts';
import { setCommandTabs } from '@/lib/mdx/remark-code-tabs.ts';

describe('tabs of fences', () => {
  test('npm2yarn writes the commands for the other tools, too', async () => {
    const html = await htmlOf('```bash npm2yarn title="Install"\nnpm install --save-dev x\n```\n');
    expect(html).toContain('<div data-groupid="npm2yarn">');
    expect([...html.matchAll(/data-value="(\w+)"/g)].map(([, tool]) => tool)).toEqual([
      'npm',
      'yarn',
      'pnpm',
      'bun',
    ]);
    expect(html.replace(/<[^>]+>/g, ' ')).toMatch(/yarn +add +--dev +x/);
    expect(html).toContain('data-title="Install"');
  });

  test('npm2yarn has the tools of the site, and may be chosen by itself', async () => {
    setCommandTabs({ converters: ['pnpm'], sync: false });
    try {
      const html = await htmlOf('```bash npm2yarn\nnpm install x\n```\n');
      expect(html).not.toContain('data-groupid');
      expect([...html.matchAll(/data-value="(\w+)"/g)].map(([, tool]) => tool)).toEqual([
        'npm',
        'pnpm',
      ]);
    } finally {
      setCommandTabs({ converters: ['yarn', 'pnpm', 'bun'], sync: true });
    }
  });

  test('fences with `tab` that follow one another are one row', async () => {
    const html = await htmlOf(
      '```js tab\na\n```\n\n```py tab="Snake"\nb\n```\n\n```ts tab={"label":"T S","span":1}\nc\n```\n\nText\n\n```js tab\nd\n```\n',
    );
    expect([...html.matchAll(/data-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
      'JavaScript',
      'Snake',
      'T S',
      'JavaScript',
    ]);
    expect(html.match(/<div/g)).toHaveLength(2);
  });

  test('moved in: a fence in a tab that the plugin of a site made stays there', async () => {
    const html = await htmlOf(
      '<Tabs>\n<TabItem value="js" label="JavaScript">\n\n```js tab title="a.js"\na\n```\n\n</TabItem>\n</Tabs>\n',
    );
    expect(html.match(/data-label=/g)).toHaveLength(1);
    expect(html).toContain('data-title="a.js"');
  });

  test('a tab has as many fences as it spans', async () => {
    const html = await htmlOf(
      '```js tab={"span":2}\na\n```\n\n```js\nb\n```\n\n```ts tab={"span":3}\nc\n```\n\nText\n\n```js\nd\n```\n',
    );
    expect(html.replace(/<(?!\/?section)[^>]+>/g, '').replace(/ data-value="[^"]*"/g, '')).toBe(
      '<section data-label="JavaScript">ab</section><section data-label="TypeScript">c</section>Textd',
    );
  });

  test('live code is code', async () => {
    expect(await htmlOf('```jsx live\n<b />\n```\n')).toContain('<pre data-language="jsx">');
  });
});

describe('<Tabs values>', () => {
  const items =
    '<TabItem value="b">\n\nB\n\n</TabItem>\n<TabItem value="a" label="own">\n\nA\n\n</TabItem>';

  test('gives the labels and the order', async () => {
    const body = `<Tabs lazy defaultValue={null} values={[{label: 'First', value: 'a'}, {label: 'Second', value: 'b'}]}>\n${items}\n</Tabs>\n`;
    expect(await htmlOf(body)).toBe(
      '<div><section data-value="a" data-label="First"><p>A</p></section><section data-value="b" data-label="Second"><p>B</p></section></div>',
    );
  });

  test('may be computed', async () => {
    const { tree } = await compilePage(
      `export const own = ['a', 'b'].map((value) => ({ value, label: value + '!' }));\n\n<Tabs values={own}>\n${items}\n</Tabs>\n`,
      'content/en/S/a.md',
    );
    expect(JSON.stringify(tree)).toMatch(/"a!".*"b!"/);
    expect(toString(tree)).toBe('AB');
  });
});

describe('formulas', () => {
  const about = { path: `${process.cwd()}/content/en/S/a.md`, site: process.cwd() };
  const compile = (body: string, math = true) =>
    compilePage(body, 'content/en/S/a.md', [], { ...about, math });

  test('are MathML, without their source', async () => {
    const { code, tree } = await compile('Let $x_{1}^2$ be\n\n$$\n\\frac{a}{b}\n$$\n');
    expect(code).toMatch(/msubsup/);
    expect(code).toMatch(/display: "block"/);
    expect(code).not.toContain('annotation');
    expect(JSON.stringify(tree)).toContain('"inlineMath"');
  });

  test('that cannot be read are reported', async () => {
    const { warnings } = await compile('Let $\\frac{a$ be\n');
    expect(warnings.map(({ line, message }) => `${line} ${message}`).join()).toMatch(/^1 .*KaTeX/);
  });

  test('are text without the setting', async () => {
    const { code } = await compile('From $5 to $6\n', false);
    expect(code).toContain('From $5 to $6');
  });
});
