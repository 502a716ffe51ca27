import { expect, test } from 'vitest';
import { docAt, modelOf, pageAt, type Files } from '@/lib/docs/__fixtures__/tree.ts';
import { siteIndex } from '@/lib/docs/site-index.ts';
import { words } from '@/lib/i18n/words.ts';
import { parseSource } from '@/lib/content/parse-source.ts';
import { compilePage } from '@/lib/mdx/compile.ts';
import { pageMarkdown } from '@/lib/outputs/page-markdown.ts';
import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { sitePaths } from '@/lib/site/paths.ts';

const CONFIG: Partial<SiteConfigInput> = { url: 'https://x.example' };

/** The Markdown copy of a page of these files. */
async function copyOf(files: Files, path: string, locale: 'en' | 'zh' = 'en'): Promise<string> {
  const built = modelOf(files, CONFIG);
  const page = pageAt(built[locale], path);
  const tree =
    page.kind === 'doc'
      ? (await compilePage(parseSource(files[page.source]!, page.source).body, page.source)).tree
      : undefined;
  const image = (source: string, target: string) =>
    target === './a b.png' ? `/_content/${source.split('/')[0]}-a-b.png` : undefined;
  const copy = pageMarkdown(
    {
      config: built.model.config,
      index: siteIndex(built[locale]),
      t: words(sitePaths(), built[locale].locale),
      image,
    },
    page,
    tree,
  );
  if (copy === undefined) throw new Error('There is no copy.');
  return copy;
}

/** The body of a page that consists of this text. */
async function bodyOf(text: string, locale: 'en' | 'zh' = 'en'): Promise<string> {
  const copy = await copyOf(
    {
      'en/S/a.mdx': `---\ntitle: A\n---\n\n${text}\n`,
      'zh-tw/S/a.mdx': `---\ntitle: A\n---\n\n${text}\n`,
      'en/S/b c.md': '---\ntitle: B\ndescription: About B.\n---\n\nB.\n',
    },
    '/S/a',
    locale,
  );
  return copy.split('\n').slice(4).join('\n').trim();
}

test('a copy begins with title, description and address', async () => {
  const files = { 'en/S/a.md': '---\ntitle: Title\ndescription: What it is.\n---\n\nText.\n' };
  expect(await copyOf(files, '/S/a')).toBe(
    '# Title\n\n> What it is.\n\nSource: <https://x.example/S/a>\n\nText.\n',
  );
});

test('bold text before Chinese characters is written as it was', async () => {
  expect(await bodyOf('**完成。**接著重開。')).toBe('**完成。**接著重開。');
});

test('a title in the text is the title of the copy', async () => {
  expect(await copyOf({ 'en/S/a.md': '# Own *title* {#own}\n\nText.\n' }, '/S/a')).toBe(
    '# Own *title*\n\nSource: <https://x.example/S/a>\n\nText.\n',
  );
});

test('a page without translation says so in the words of the locale', async () => {
  const copy = await copyOf({ 'en/S/a.md': '---\ntitle: T\n---\n\nText.\n' }, '/S/a', 'zh');
  expect(copy).toBe(
    '# T\n\n來源：<https://x.example/zh-tw/S/a>\n\n> 本頁尚未翻譯，以下為英文內容。\n\nText.\n',
  );
});

test.each([
  ['a box', ':::tip[Do *this*]\n\nNow.\n\n:::', '> **Tip: Do this**\n>\n> Now.'],
  ['a box without title', ':::danger\n\nNo.\n\n:::', '> **Danger**\n>\n> No.'],
  [
    'a box in a box',
    '::::note\n\n:::tip\n\nIn.\n\n:::\n\n::::',
    '> **Note**\n>\n> > **Tip**\n> >\n> > In.',
  ],
  ['a fixed anchor', '## Title {#fixed}', '## Title'],
  ['a link by file', '[b](./b%20c.md#x)', '[b](https://x.example/S/b%20c#x)'],
  ['a link by path', '[b](/S/b%20c)', '[b](https://x.example/S/b%20c)'],
  ['a link to the page itself', '[a](#x)', '[a](https://x.example/S/a#x)'],
  ['a link to a file', '[a](/files/a.pdf)', '[a](https://x.example/files/a.pdf)'],
  [
    'a link to a Markdown file that is not there',
    'See [the *x* page](./gone.md), <a href="./gone.md">y</a>.',
    'See the *x* page, y.',
  ],
  ['a path on the host', '[x](pathname:///tool?y)', '[x](https://x.example/tool?y)'],
  ['a path that begins at the page', '[x](pathname://../tool#y)', '[x](https://x.example/tool#y)'],
  ['a link by reference', '[b][r]\n\n[r]: /S/b%20c', '[b](https://x.example/S/b%20c)'],
  [
    'an image',
    '![What](<./a b.png> "Caption")',
    '![What](https://x.example/_content/en-a-b.png "Caption")',
  ],
  [
    'an image of another site',
    '![What](https://y.example/a.png)',
    '![What](https://y.example/a.png)',
  ],
  [
    'a drawing',
    '```tree\ntitle: A project\nitems:\n  - Node | one gateway:\n      - Port\n```',
    '**A project**\n\n- Node: one gateway\n  - Port',
  ],
  ['a drawing of pins', '```pinout\ntitle: CN1\npins: { 1: TXD }\n```', '**CN1**\n\n- 1: TXD'],
  [
    'a path of controls',
    'Open <ControlPath>System → Users → Add</ControlPath>.',
    'Open **System** → **Users** → **Add**.',
  ],
  ['a diagram', '```mermaid\ngraph TD\n```', '```mermaid\ngraph TD\n```'],
  [
    'marks in code',
    '```js title="a.js" {1}\na;\n// highlight-next-line\nb;\n```',
    '```js title="a.js"\na;\nb;\n```',
  ],
  ['an expression', 'Two: {1 + 1}.', 'Two: 2.'],
  ['an expression with an export', 'export const name = "World"\n\nHello {name}', 'Hello World'],
  ['a comment', 'A {/* nobody sees this */}b', 'A b'],
  ['a list of cards', '<DocCardList />', '- [B](https://x.example/S/b%20c): About B.'],
  [
    'a list of cards of its own',
    'export const more = [{ type: "category", label: "More", items: [{ href: "/S/b%20c" }] }, { label: "None" }]\n\n<DocCardList items={[...more, { href: "https://y.example", label: "Y", description: "Out" }]} />',
    '- [More](https://x.example/S/b%20c)\n- [Y](https://y.example): Out',
  ],
  [
    'a card',
    '<DocCard item={{ type: "link", href: "/S/b%20c", label: "Bee" }} />',
    '- [Bee](https://x.example/S/b%20c)',
  ],
  [
    'a box to open',
    '<details>\n<summary>More</summary>\n\nText.\n\n</details>',
    '**More**\n\nText.',
  ],
  [
    'elements with a sign of their own',
    'a<br/>b <b>c</b> <em>d</em> <code>e</code> 10<sup>2</sup> <span style={{ color: "red" }}>f</span>',
    'a\\\nb **c** *d* `e` 10<sup>2</sup> f',
  ],
  [
    'tags in lines of their own',
    '<div>a</div>\n\n<span>b</span>\n<b>c</b>\n\n<br />\n\nd',
    'a\n\nb\n\n**c**\n\nd',
  ],
  ['a link in HTML', '<a href="/S/b%20c">b</a>', '[b](https://x.example/S/b%20c)'],
  [
    'a table in HTML',
    '<table><tbody><tr><th>a</th><th>b</th></tr><tr><td colSpan="2">c</td></tr></tbody></table>',
    '| a | b |\n| - | - |\n| c | |',
  ],
  [
    'a cell over more columns than HTML allows',
    '<table><tbody><tr><td colSpan="9999999999">c</td></tr></tbody></table>',
    `| c |${' |'.repeat(999)}\n| -${' | -'.repeat(999)} |`,
  ],
  [
    'a table',
    '| a | b |\n| --- | :-: |\n| long text | b |',
    '| a | b |\n| - | :-: |\n| long text | b |',
  ],
  ['a task list', '- [x] done\n- [ ] open', '- [x] done\n- [ ] open'],
  ['a footnote', 'A[^1].\n\n[^1]: Note.', 'A[^1].\n\n[^1]: Note.'],
])('%s is plain Markdown', async (_, text, expected) => {
  expect(await bodyOf(text)).toBe(expected);
});

test('tabs are sections below the heading that they belong to', async () => {
  const tabs =
    '## Install\n\n<Tabs groupId="os">\n<TabItem value="linux" label="Linux">\n\nL.\n\n</TabItem>\n<TabItem value="win">\n\nW.\n\n</TabItem>\n</Tabs>';
  expect(await bodyOf(tabs)).toBe('## Install\n\n### Linux\n\nL.\n\n### win\n\nW.');
  expect(await bodyOf(tabs.replace('## ', '###### '))).toContain('**Linux**\n\nL.');
});

test('names of boxes are those of the locale', async () => {
  expect(await bodyOf(':::tip[做]\n\n好。\n\n:::', 'zh')).toBe('> **提示：做**\n>\n> 好。');
});

test('what is no text is reported with its place', async () => {
  const { warnings } = await compilePage(
    'A\n\n{[1].map((n) => <b key={n}>{n}</b>)}\n',
    'content/en/S/a.mdx',
  );
  expect(warnings).toMatchObject([
    {
      line: 3,
      severity: 'warning',
      message: expect.stringContaining('Markdown copy leaves out') as string,
    },
  ]);
});

const MANY = {
  'en/S/_category_.json': '{"label": "Section", "description": "All of it."}',
  'en/S/one/a.md': '---\ntitle: A\ntags: [Tag]\n---\n\nA.\n',
  'en/S/one/_category_.json': '{"label": "One", "link": {"type": "generated-index"}}',
  'en/S/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n\nA.\n',
};

test.each([
  [
    '/S',
    [
      '# Section',
      '> All of it.',
      '[One](https://x.example/S/category/one)',
      '[A](https://x.example/S/one/a)',
    ],
  ],
  ['/S/category/one', ['# One', '[A](https://x.example/S/one/a)']],
  ['/S/tags', ['[Tag (1)](https://x.example/S/tags/tag)']],
  ['/S/tags/tag', ['# 1 tagged Tag', '[A](https://x.example/S/one/a)']],
  ['/', ['# Portal', '[Section](https://x.example/S): All of it.']],
])('the generated page %s is a list of links', async (path, parts) => {
  const copy = await copyOf(MANY, path);
  for (const part of parts) expect(copy).toContain(part);
  expect(copy).not.toContain('Hidden');
});

test('the page for unknown paths has no copy', () => {
  const { en, model } = modelOf(MANY, CONFIG);
  expect(
    pageMarkdown(
      {
        config: model.config,
        index: siteIndex(en),
        t: words(sitePaths(), 'en'),
        image: () => undefined,
      },
      pageAt(en, '/404'),
    ),
  ).toBeUndefined();
  expect(docAt(en, '/S/one/a').kind).toBe('doc');
});

test('B143: questions show their choices without marks, then the right one and why', async () => {
  const body = await bodyOf(
    '<Exercise title="Read">\n\n1. Read.\n\n<Expected>\n\nThis.\n\n</Expected>\n\n</Exercise>\n\n<Question>\n\nWhich?\n\n- [ ] One\n- [x] Two\n\n<Answer>\n\nBecause.\n\n</Answer>\n\n</Question>',
  );
  expect(body).toBe(
    '**Exercise: Read**\n\n1. Read.\n\n**Expected result**\n\nThis.\n\n**Question 1**\n\nWhich?\n\n- One\n- Two\n\nRight answer:\n\n- Two\n\n**Answer**\n\nBecause.',
  );
});

test('B143: the lessons of a course are links with their minutes', async () => {
  const files: Files = {
    'en/training/a/index.md': '---\ntitle: A\n---\n\n<Lessons />\n',
    'en/training/a/one.md': '---\ntitle: One\nduration: 30\n---\n\nText.\n',
  };
  expect(await copyOf(files, '/training/a')).toContain(
    '- [One](https://x.example/training/a/one): 30 min\n\n1 lesson, 30 minutes in all\n',
  );
});
