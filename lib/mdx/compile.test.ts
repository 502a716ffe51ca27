import { describe, expect, test } from 'vitest';
import { htmlOf } from '@/lib/mdx/__fixtures__/render.ts';
import { compilePage } from '@/lib/mdx/compile.ts';

const compile = (body: string) => compilePage(body, 'content/en/S/a.md');
const factsOf = async (body: string) => (await compile(body)).facts;

describe('headings', () => {
  test('B51: an id is made of the text, or given by the writer; equal ones get -1 and -2', async () => {
    const { headings, ids } = await factsOf(
      '## Set up\n\n### `npm` *run*\n\n## Set up\n\n## Set up\n\n## Own {#given}\n',
    );
    expect(headings.map(({ id, text, level }) => `${level} ${id} ${text}`)).toEqual([
      '2 set-up Set up',
      '3 npm-run npm run',
      '2 set-up-1 Set up',
      '2 set-up-2 Set up',
      '2 given Own',
    ]);
    expect(ids).toEqual(headings.map(({ id }) => id));
  });

  test('moved in: the list of contents has the values of expressions', async () => {
    const { headings } = await factsOf(
      'export const model = "X1";\nexport const parts = 3;\n\n## {model} of {parts} parts{/* x */} {nothing?.a}\n\nexport const nothing = null;\n',
    );
    expect(headings.map(({ text }) => text.trim())).toEqual(['X1 of 3 parts']);
  });

  test('B51: Chinese headings keep their characters', async () => {
    expect((await factsOf('## 安裝 步驟：一\n\n## 概要 {#概要-a}\n')).ids).toEqual([
      '安裝-步驟一',
      '概要-a',
    ]);
  });

  test('B51: the title of the page is known and has no id', async () => {
    const facts = await factsOf('# Title\n\n## Part\n');
    expect(facts).toMatchObject({ hasTitle: true, ids: ['part'] });
    expect(await htmlOf('# Title\n')).toBe('<h1>Title</h1>');
    expect((await factsOf('## Part\n')).hasTitle).toBe(false);
  });

  test.each([
    ["import A from './a';\n\n<!-- b -->\n\n# Title\n", true],
    ['Title\n===\n', true],
    ['Text.\n\n# Later\n', true],
    ['## Part\n\n# Later\n', false],
    ['***\n\n# Later\n', false],
    ['<h1 align="center">Banner</h1>\n\n## Part\n', false],
  ])('B51: only the first heading may be the title of the page: %j', async (text, own) => {
    expect((await factsOf(text)).hasTitle).toBe(own);
  });

  test('B116: an id that stands twice on a page is a warning', async () => {
    const { warnings } = await compile('## A {#same}\n\n## B {#same}\n\n## C {#same}\n');
    expect(warnings).toMatchObject([
      {
        file: 'content/en/S/a.md',
        severity: 'warning',
        message: expect.stringContaining('“same” is on this page 3 times'),
      },
    ]);
  });
});

describe('emphasis beside Chinese punctuation', () => {
  test.each([
    ['**完成。**接著重開', '<p><strong>完成。</strong>接著重開</p>'],
    ['請按**「儲存」**後離開', '<p>請按<strong>「儲存」</strong>後離開</p>'],
    ['這是*重點（必讀）*喔', '<p>這是<em>重點（必讀）</em>喔</p>'],
    ['**Done.**Next', '<p>**Done.**Next</p>'],
  ])('%s', async (body, html) => {
    expect(await htmlOf(body)).toBe(html);
  });
});

describe('admonitions', () => {
  test.each([
    [':::note\nText\n:::', '<aside data-kind="note"><p>Text</p></aside>'],
    [
      ':::tip Read *this*\nText\n:::',
      '<aside data-kind="tip" data-title="Read this"><p>Text</p></aside>',
    ],
    [
      ':::danger[Do not]\nText\n:::',
      '<aside data-kind="danger" data-title="Do not"><p>Text</p></aside>',
    ],
    [':::important\nText\n:::', '<aside data-kind="important"><p>Text</p></aside>'],
    [':::success\nText\n:::', '<aside data-kind="success"><p>Text</p></aside>'],
    [':::note{#id}\nText\n:::', '<aside data-kind="note" data-id="id"><p>Text</p></aside>'],
    [
      ":::caution{title='By itself'}\nText\n:::",
      '<aside data-kind="caution" data-title="By itself"><p>Text</p></aside>',
    ],
    [
      '::::note\n\n:::warning Inner\nText\n:::\n\n::::',
      '<aside data-kind="note"><aside data-kind="warning" data-title="Inner"><p>Text</p></aside></aside>',
    ],
  ])('B58: %j', async (body, html) => {
    expect(await htmlOf(body)).toBe(html);
  });

  test('B58: an unknown name is a warning with its place and the known names, and shown as info', async () => {
    const { warnings } = await compile('Text\n\n:::attention\nText\n:::\n');
    expect(warnings).toMatchObject([
      {
        line: 3,
        severity: 'warning',
        message: expect.stringMatching(/“attention” is not known \(note, tip, info/),
      },
    ]);
    expect(await htmlOf(':::attention\nText\n:::')).toContain('data-kind="info"');
  });

  test.each([
    'At 10:30 and 11:45.',
    'Ratio a:b, see C:name',
    ':smile:',
    'std::vector',
    '::: no directive',
    '::leaf',
    ':name[label]',
  ])('what only looks like one stays as written: %s', async (text) => {
    expect(await htmlOf(text)).toBe(`<p>${text}</p>`);
  });

  test('a time stays one text, without a comment of React in the HTML', async () => {
    const { code } = await compile('At 10:30 and 11:45.');
    expect(code).toContain('"At 10:30 and 11:45."');
  });
});

describe('links and images', () => {
  test('B112: they are collected as written, with line and column, in Markdown and in tags', async () => {
    const facts = await factsOf(
      'Text [a](./a.md#x)\n\n![b](<img b.png> "t") and\n<a href="/c">c</a> <img src="d.png" />\n\nhttps://example.com/e\n',
    );
    expect(facts.links).toEqual([
      { target: './a.md#x', line: 1, column: 6 },
      { target: '/c', line: 4, column: 1 },
      { target: 'https://example.com/e', line: 6, column: 1 },
    ]);
    expect(facts.images.map(({ target, line }) => [decodeURI(target), line])).toEqual([
      ['img b.png', 3],
      ['d.png', 4],
    ]);
  });

  test('the ids of tags can be linked to', async () => {
    expect((await factsOf('<div id="own">\n\nText\n\n</div>\n')).ids).toEqual(['own']);
  });

  test('footnotes are neither links to check nor parts of the table of contents', async () => {
    const facts = await factsOf('## Part\n\nText[^1].\n\n[^1]: Note.\n');
    expect(facts.links).toEqual([]);
    expect(facts.headings.map(({ id }) => id)).toEqual(['part']);
    expect(await htmlOf('Text[^1].\n\n[^1]: Note.\n')).toMatch(
      /<h2 class="sr-only" id="footnote-label">.*<li id="user-content-fn-1">/,
    );
  });
});

describe('code', () => {
  test('B57: a fence becomes a code block with its language, title, numbers and highlighted lines', async () => {
    const html = await htmlOf(
      '```TS title="a.ts" {2} showLineNumbers=5\nconst a = 1;\na < 2;\n```\n',
    );
    expect(html).toMatch(/^<pre data-language="ts" data-title="a.ts" data-first="5">/);
    expect(html).toContain('<span class="line"><span class="tk">const</span> a = ');
    expect(html).toContain('<span class="line hl">a &lt; ');
  });

  test('B57: without a language it is text; an unknown one is a warning', async () => {
    expect(await htmlOf('```\n<b> {x}\n```')).toBe('<pre data-language="text">&lt;b&gt; {x}</pre>');
    expect((await compile('```nolang\nx\n```')).warnings).toMatchObject([
      { line: 1, message: expect.stringContaining('“nolang”') },
    ]);
  });

  test('B57: comments mark lines and are not shown', async () => {
    const html = await htmlOf(
      '```c\nint a;\n// highlight-next-line\nint b;\n// diff-add-next-line\nint c;\n```\n',
    );
    expect(html).not.toContain('next-line');
    expect(html.match(/class="line[^"]*"/g)).toEqual([
      'class="line"',
      'class="line hl"',
      'class="line add"',
    ]);
  });

  test('B57: a range wins over comments, which it counts as lines, and the writer is told', async () => {
    const body = '```c {3}\nint a;\n// highlight-next-line\nint b;\n// diff-add-next-line\n```\n';
    expect((await htmlOf(body)).match(/class="line[^"]*"/g)).toEqual([
      'class="line"',
      'class="line"',
      'class="line hl"',
      'class="line"',
    ]);
    expect((await compile(body)).warnings).toMatchObject([
      { line: 1, severity: 'warning', message: expect.stringContaining('only the range counts') },
    ]);
  });

  test('B57: a diff marks its lines, but not the names of files', async () => {
    const html = await htmlOf('```diff\n--- a.txt\n+++ b.txt\n same\n-old\n+new\n```\n');
    expect(html.match(/class="line[^"]*"/g)).toEqual([
      'class="line"',
      'class="line"',
      'class="line"',
      'class="line del"',
      'class="line add"',
    ]);
  });

  test('a mermaid fence becomes a diagram, and the page knows that it has one', async () => {
    expect(await htmlOf('```mermaid\ngraph TD\n  A-->B\n```')).toBe(
      '<figure data-description="A → B"></figure>',
    );
    expect(await htmlOf('<Mermaid chart="pie" />\n')).toContain('<pre data-language="mermaid">');
    expect((await factsOf('```mermaid\ngraph TD\n  A-->B\n```')).hasDiagram).toBe(true);
    expect((await factsOf('```ts\n1\n```')).hasDiagram).toBe(false);
  });
});

test('B58: what a details element holds is one box, which can open and close smoothly', async () => {
  expect(
    await htmlOf('<details>\n<summary>More</summary>\n\nHidden.\n\n- a\n\n</details>\n'),
  ).toMatch(
    /^<details><summary>More<\/summary><div data-collapse=""><p>Hidden.<\/p><ul>.*<\/ul><\/div><\/details>$/s,
  );
  expect(await htmlOf('<details>\n\nHidden.\n\n</details>\n')).toBe(
    '<details><summary>Details</summary><div data-collapse=""><p>Hidden.</p></div></details>',
  );
});

test('B58: tabs need no import, and their headings and links are those of the page', async () => {
  const body =
    'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs groupId="os">\n<TabItem value="a" label="A">\n\n### In a tab\n\n[x](/y)\n\n</TabItem>\n</Tabs>\n';
  expect(await htmlOf(body)).toBe(
    '<div data-groupid="os"><section data-value="a" data-label="A"><h3 id="in-a-tab">In a tab</h3><p><a href="/y">x</a></p></section></div>',
  );
  expect(await factsOf(body)).toMatchObject({
    headings: [{ id: 'in-a-tab' }],
    links: [{ target: '/y', line: 9 }],
  });
});

test.each([
  ['tables', '| a |\n| - |\n| b |', '<table>'],
  ['task lists', '- [x] done', 'type="checkbox"'],
  ['struck words', '~~gone~~', '<del>gone</del>'],
  ['comments', '{/* not shown */}\n\nText', '<p>Text</p>'],
  ['own values', 'export const year = 2024;\n\nSince {year}.', '<p>Since 2024.</p>'],
  ['braces as text', 'GET /devices/\\{id}', '<p>GET /devices/{id}</p>'],
])('a text may have %s', async (_, body, html) => {
  expect(await htmlOf(body)).toContain(html);
});

test('the same body has the same key, another body another one', async () => {
  const [a, b, c] = await Promise.all(['# A\n', '# A\n', '# B\n'].map(compile));
  expect(a).toEqual(b);
  expect(a!.key).toMatch(/^[0-9a-f]{16}$/);
  expect(c!.key).not.toBe(a!.key);
});
