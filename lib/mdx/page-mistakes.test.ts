import { describe, expect, test } from 'vitest';
import { htmlOf } from '@/lib/mdx/__fixtures__/render.ts';
import { compileKey } from '@/lib/mdx/compile-key.ts';
import { compilePage, PageError } from '@/lib/mdx/compile.ts';
import type { SiteComponentNames } from './component-names.ts';

/** Everything that is said of a text: `severity line:column message`. */
async function said(body: string, site?: SiteComponentNames): Promise<string[]> {
  const problems = await compilePage(body, 'content/en/S/a.md', site).then(
    (page) => page.warnings,
    (error: unknown) => {
      if (error instanceof PageError) return error.problems;
      throw error;
    },
  );
  return problems.map(
    ({ severity, line, column, message }) => `${severity} ${line}:${column} ${message}`,
  );
}

/** The same without warnings. */
const errors = async (body: string) =>
  (await said(body)).filter((line) => line.startsWith('error'));

describe('components: a name that nobody knows', () => {
  test.each([
    ['<Foo>x</Foo>', '3:1', '<Foo> is not known. Pages can use Admonition, Answer, BrowserOnly'],
    ['<Tab>x</Tab>', '3:1', 'Did you mean <Tabs>?'],
    ['and <TabItm value="a" />', '3:5', 'Did you mean <TabItem>?'],
    ['<tabitem>x</tabitem>', '3:1', 'Did you mean <TabItem>?'],
    ['<Card.Title />', '3:1', '<Card.Title> is not known'],
    ['- a\n  - b <Foo />', '4:7', '<Foo> is not known'],
    ['{[1].map((n) => <Foo key={n} />)}', '3:17', '<Foo> is not known'],
  ])('components: %s', async (text, place, message) => {
    const [first, ...rest] = await errors(`Text\n\n${text}\n`);
    expect(first).toMatch(new RegExp(`^error ${place} `));
    expect(first).toContain(message);
    expect(rest).toEqual([]);
  });

  test('components: those of the site, and those that the page itself declares, are known; so are all where the names cannot be told', async () => {
    expect(await said('<Gauge />', ['Gauge'])).toEqual([]);
    expect(await said('<Gauge />', 'any')).toEqual([]);
    expect(await said('<Gague />', ['Gauge'])).toEqual([
      expect.stringContaining('Did you mean <Gauge>?'),
    ]);
    expect(
      await said('export const Own = ({ children }) => <b>{children}</b>;\n\n<Own>x</Own>\n'),
    ).toEqual([]);
    expect(
      await said(
        'export const { Own, rest: [Second] } = { Own: () => 1, rest: [() => 2] };\n\n<Own /> <Second />\n',
      ),
    ).toEqual([]);
  });

  test('components: a text is compiled again when the components at hand change', () => {
    expect(compileKey('x', ['A'])).not.toBe(compileKey('x', ['B']));
    expect(compileKey('x', ['A', 'B'])).toBe(compileKey('x', ['B', 'A']));
    expect(compileKey('x')).not.toBe(compileKey('x', 'any'));
  });
});

describe('components: tags that React would refuse', () => {
  test.each([
    [
      '<p style="color:red; margin-top: 4px">x</p>',
      '3:4',
      "Write style={{ color: 'red', marginTop: '4px' }}.",
    ],
    ['<p style="x">x</p>', '3:4', 'Write style={{'],
    ['<p style={5}>x</p>', '3:4', '`style` is an object'],
    ['<p {...{ style: "a" }}>x</p>', '3:4', '`style` is an object'],
    ['<button onclick="go()">x</button>', '3:9', 'pages hold no scripts'],
    ['<p title={() => 1}>x</p>', '3:4', 'is a function'],
    ['<br>x</br>', '3:1', '<br> cannot have content'],
    ['<p ref="x">x</p>', '3:4', '`ref` has no meaning'],
    ['<Mermaid />', '3:1', 'needs a `chart`'],
    ['<Drawing kind="tree" />', '3:1', 'made of a code fence'],
    ['a <ControlPath>System</ControlPath>', '3:3', 'at least two controls'],
    ['a <ControlPath>System → → Add</ControlPath>', '3:3', 'an arrow without a control'],
    [
      '```wiring\ntitle: A\nwires: [a.A -- b.A]\n```',
      '4:1',
      'This wiring cannot be drawn: `devices`',
    ],
    ['```tree\ntitle: A\nitems:\n  - [B]\n```', '6:1', 'This tree cannot be drawn'],
    ['<Tabs>\n\ntext\n\n</Tabs>', '3:1', 'has no <TabItem>'],
    [
      '<Tabs>\n\nSome text\n\n<TabItem value="m">\n\nx\n\n</TabItem>\n</Tabs>',
      '5:1',
      'There is text beside the TabItems of <Tabs>',
    ],
    [
      '<Tabs>\n<TabItem value="a">x</TabItem>\ntext\n</Tabs>',
      '5:1',
      'There is text beside the TabItems of <Tabs>',
    ],
    [
      '<Tabs>\n<TabItem value="a">x</TabItem>\n<TabItem value="a">y</TabItem>\n</Tabs>',
      '3:1',
      'have the value “a”',
    ],
    [
      '<Tabs defaultValue="c">\n<TabItem value="a">x</TabItem>\n</Tabs>',
      '3:1',
      'there is no such tab (a)',
    ],
    [
      "<Tabs defaultValue={'c'}>\n<TabItem value={'a'}>x</TabItem>\n</Tabs>",
      '3:1',
      'there is no such tab (a)',
    ],
  ])('components: %s', async (text, place, message) => {
    const problems = await errors(`Text\n\n${text}\n`);
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]).toMatch(new RegExp(`^error ${place} `));
  });

  test.each([
    ['<p class="x">x</p>', '`class` is called `className`'],
    ['<label for="x">x</label>', '`for` is called `htmlFor`'],
    ['<td colspan="2">x</td>', '`colspan` is called `colSpan`'],
  ])('components: %s works, with a warning', async (text, message) => {
    expect(await said(text)).toEqual([expect.stringMatching(/^warning 1:\d+ /)]);
    expect((await said(text))[0]).toContain(message);
  });

  test.each([
    "<p style={{ color: 'red' }}>x</p>",
    '<img src="a.png" alt="" />',
    '<br />',
    '<p id={5} aria-label="x">x</p>',
    '<details open>\n<summary>a</summary>\n\nb\n\n</details>',
  ])('components: %s is right', async (text) => {
    expect(await said(text)).toEqual([]);
  });
});

describe('expressions: one that fails names its line and column', () => {
  test.each([
    ['{name}', '3:1', '`name` is not defined'],
    ['a {device.id.x} b', '3:3', '`device` is not defined'],
    ['{facts.a.b}', '3:1', '`{facts.a.b}` fails: Cannot read properties of undefined'],
    ['{fail()}', '3:1', '`{fail()}` fails: Broken.'],
    ['{facts}', '3:1', 'is an object (with year), which cannot be shown'],
    ['{[facts]}', '3:1', 'is an object'],
    ['{fail}', '3:1', 'is a function'],
    ['{fact.year}', '3:1', 'Did you mean `facts`?'],
    ['<p title={nope}>x</p>', '3:4', '`nope` is not defined'],
    ['<Admonition title={nope}>x</Admonition>', '3:13', '`nope` is not defined'],
    ['<p {...nope}>x</p>', '3:4', '`nope` is not defined'],
    ['<Broken />', '3:1', '<Broken> fails: Broken.'],
    ['{[1].map((n) => <Broken key={n} />)}', '3:17', '<Broken> fails: Broken.'],
    ['<Odd />', '3:1', 'is an object'],
  ])('expressions: %s', async (text, place, message) => {
    const problems = await errors(
      `Text\n\n${text}\n\nexport const facts = { year: 2024 };\nexport const fail = () => { throw new Error('Broken.'.slice(0, -1)); };\nexport const Broken = () => fail();\nexport const Odd = () => facts;\n`,
    );
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]).toMatch(new RegExp(`^error ${place} `));
  });

  test('components: a component that the page declares cannot use those of the portal, and is told so', async () => {
    expect(await errors('export const Own = () => <DocCardList />;\n\n<Own />\n')).toEqual([
      'error 3:1 <Own> fails: DocCardList is not defined.',
    ]);
  });

  test.each([
    '<Tabs>\n{true && <TabItem value="a">x</TabItem>}\n</Tabs>',
    '## A {1 + 1}\n\n| a |\n| - |\n| {2} |\n',
    '{props.x}',
    '<>x {1}</>',
    '{/* no value */}',
    'export default function Layout({ children }) { return <main>{children}</main>; }\n\nText {1}\n',
  ])('expressions: %j is right', async (text) => {
    expect(await errors(text)).toEqual([]);
  });

  test('expressions: code of the page that fails is named by its block', async () => {
    expect(await said('export const a = 1;\n\nText\n\nexport const b = a.b.c;\n')).toEqual([
      expect.stringMatching(/^error 5:1 This code of the page fails: Cannot read/),
    ]);
  });

  test.each([
    '{5} {null} {true}',
    '{[1, 2].map((n) => <b key={n}>{n}</b>)}',
    '{new Set(["a"])}',
    '{Promise.resolve(1)}',
    '{await Promise.resolve("x")}',
    '<Own data={{ a: 1 }}>{{ b: 2 }}</Own>',
    '<Own>{(x) => x}</Own>',
  ])('expressions: %s can be shown', async (text) => {
    expect((await said(text, ['Own'])).filter((line) => line.startsWith('error'))).toEqual([]);
  });
});

test('build: every mistake of a page is found in one run, in the order of the lines, each once', async () => {
  const body =
    'If a <5 then.\n\n<Foo />\n\n{name} and {other}\n\n<5 too\n\n<p style="x" onclick="y">z</p>\n\nUse { here.\n\n<Bar>{name}</Bar>\n';
  expect((await errors(body)).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'error 1:7',
    'error 3:1',
    'error 5:1',
    'error 5:12',
    'error 7:2',
    'error 9:4',
    'error 9:14',
    'error 11:12',
    'error 13:1',
    'error 13:6',
  ]);
});

test('build: what a page shows is what it showed, with expressions and components of its own', async () => {
  expect(
    await htmlOf(
      'export const Own = ({ children }) => <b>{children}</b>;\n\n<Own>a {1 + 1}</Own>\n',
    ),
  ).toBe('<b>a 2</b>');
});

test('components: an event handler on a tag of the page is left out with a warning', async () => {
  const text =
    'export const mark = () => (\n  <span onClick={() => alert(1)}>text</span>\n);\n\n{mark()}\n';
  const [first, ...rest] = await said(text);
  expect(first).toMatch(/^warning 2:3 <span>: `onClick` is left out/);
  expect(rest).toEqual([expect.stringContaining('Markdown copy leaves out `{mark()}`')]);
  expect(await htmlOf(text)).toBe('<span>text</span>');
});

test('components: an event handler in a component of the page works, because the browser runs it', async () => {
  const text =
    'export const Mark = ({ children }) => (\n  <span onClick={() => alert(1)}>{children}</span>\n);\n\n<Mark>text</Mark>\n';
  expect(await said(text)).toEqual([]);
});

test('components: so is one on a tag of the text, which Docusaurus runs', async () => {
  const text = '<button onClick={() => 1}>x</button>\n';
  expect(await said(text)).toEqual([expect.stringMatching(/^warning 1:9 <button>: `onClick` is/)]);
  expect(await htmlOf(text)).toBe('<button>x</button>');
});
