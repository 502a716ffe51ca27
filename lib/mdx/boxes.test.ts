import { describe, expect, test } from 'vitest';
import { htmlOf } from '@/lib/mdx/__fixtures__/render.ts';
import { compilePage, PageError } from '@/lib/mdx/compile.ts';

/** `line:column` and words of every error and warning of a text. */
async function said(body: string): Promise<string[]> {
  const problems = await compilePage(body, 'content/en/S/a.md').then(
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

test('moved in: a box that is not closed does not stop a site that Docusaurus builds', async () => {
  const about = { path: '/site/a.md', site: '/site', unknown: 'warn' } as const;
  const text = ':::note\n\n- a\n\n  :::tip\n  b\n  :::\n\n:::\n';
  const { warnings } = await compilePage(text, 'a.md', [], about);
  expect(warnings.map(({ severity, line }) => [severity, line])).toEqual([
    ['warning', 5],
    ['warning', 9],
  ]);
});

test('moved in: a kind of the site itself is a box with the name of the kind, or its own title', async () => {
  const about = { path: '/site/a.md', site: '/site', unknown: 'warn' } as const;
  const titleOf = async (text: string) =>
    /title: "([^"]*)"/.exec((await compilePage(text, 'a.md', [], about)).code)?.[1];
  expect(await titleOf(':::pro\nText\n:::\n')).toBe('Pro');
  expect(await titleOf(':::pro[For teams]\nText\n:::\n')).toBe('For teams');
  expect(await titleOf(':::tip\nText\n:::\n')).toBeUndefined();
});

describe('moved in: <Admonition> has the kinds of the site', () => {
  const about = {
    path: '/site/a.md',
    site: '/site',
    unknown: 'warn',
    boxes: { secret: { like: 'danger', title: 'Geheim' } },
  } as const;
  const boxOf = async (text: string) => {
    const { tree, warnings } = await compilePage(text, 'a.md', [], about);
    const [box] = tree.children;
    const attributes = box?.type === 'mdxJsxFlowElement' ? box.attributes : [];
    return [
      attributes.flatMap((one) =>
        typeof one.value === 'string' && 'name' in one ? `${one.name}: ${one.value}` : [],
      ),
      ...warnings.map(({ line, message }) => `${line} ${message}`),
    ];
  };
  test.each([
    ['<Admonition type="secret">\n\nx\n\n</Admonition>', ['kind: danger', 'title: Geheim']],
    ['<Admonition type="secret" title="Own">x</Admonition>', ['kind: danger', 'title: Own']],
    ["<Admonition type={'se' + 'cret'}>x</Admonition>", ['kind: danger', 'title: Geheim']],
    ['<Admonition type="tip">x</Admonition>', ['kind: tip']],
    ['<Admonition>x</Admonition>', []],
  ])('%s', async (text, attributes) => {
    expect(await boxOf(text)).toEqual([attributes]);
  });

  test('one that nobody knows is shown as info, with a warning', async () => {
    expect(await boxOf('\n<Admonition type="warnin">x</Admonition>')).toEqual([
      ['kind: info', 'title: Warnin'],
      expect.stringMatching(/^2 The admonition “warnin” .*Did you mean “warning”\?$/),
    ]);
  });
});

describe('moved in: the title of a box has the values of expressions', () => {
  const text = `export const volts = 24;\n\n:::note[Use {volts} V{/* DC */} of {nothing?.here}\`wire\`]\nx\n:::\n\nexport const nothing = null;\n`;
  test('on the page', async () => {
    expect(await htmlOf(text)).toContain('data-title="Use 24 V of wire"');
  });

  test('in its Markdown copy', async () => {
    const { tree } = await compilePage(text, 'content/en/S/a.md');
    const box = tree.children.find((node) => node.type === 'mdxJsxFlowElement');
    expect(box?.attributes).toContainEqual(
      expect.objectContaining({ name: 'title', value: 'Use 24 V of wire' }),
    );
  });

  test('a mistake in it has its place', async () => {
    expect(await said(':::note[Use {volts} V]\nx\n:::\n')).toEqual([
      expect.stringMatching(/^error 1:13 .*`\{volts\}` has no value \(`volts` is not defined\)/),
    ]);
  });
});

describe('B58: a box that is not closed is an error at its beginning', () => {
  test.each([
    ['at the end of the page', 'Text\n\n:::tip\nText\n\nmore\n', ['3:1 :::tip is not closed']],
    ['before a heading', ':::tip[Title]\nText\n\n## More\n', ['1:1 :::tip is not closed']],
    ['in a list', '- a\n\n  :::tip\n  x\n\nafter\n', ['3:3 :::tip is not closed']],
    ['in a quotation', '> :::tip\n> x\n\nafter\n', ['1:3 :::tip is not closed']],
    ['in another box', '::::note\n\n:::tip\n\nx\n\n::::\n', ['3:1 :::tip is not closed']],
    [
      'closed with too few colons',
      '::::note\nx\n:::\n\nafter\n',
      ['1:1 :::note is not closed', '3:1 This closes a box that is not open'],
    ],
    [
      'with as many colons as the one around it',
      ':::note\n\n:::tip\nx\n:::\n\n:::\n',
      ['3:1 :::tip is not closed', '7:1 This closes a box that is not open'],
    ],
    [
      'closed with too many colons',
      '::::note\n\n:::tip\nx\n::::\n\ny\n\n::::\n',
      ['3:1 :::tip is not closed', '9:1 This closes a box that is not open'],
    ],
    ['empty', ':::tip\n', ['1:1 :::tip is not closed']],
  ])('B58: %s', async (_, body, expected) => {
    const lines = await said(body);
    expect(lines.map((line) => line.split('.')[0])).toEqual(
      expected.map((line) => `error ${line}`),
    );
  });
});

describe('B58: an end without a box is an error', () => {
  test('B58: also right below a text', async () => {
    expect(await said('Text\n:::\n')).toEqual([
      expect.stringMatching(/^error 2:1 This closes a box that is not open/),
    ]);
  });

  test('B58: a space after the colons of the beginning is named as the cause', async () => {
    expect(await said('::: tip\nText\n:::\n')).toEqual([
      expect.stringMatching(/^error 3:1 .*“::: tip” opens none: write :::tip, without a space/),
    ]);
  });
});

test('B58: an unknown kind names the nearest one', async () => {
  expect(await said(':::warnig\nText\n:::\n')).toEqual([
    expect.stringMatching(
      /^warning 1:1 The admonition “warnig” is not known .* Did you mean “warning”\?/,
    ),
  ]);
});

describe('B58: boxes that are right', () => {
  test.each([
    ':::tip\nText\n:::',
    '::::note\n\n:::tip\nText\n:::\n\n::::',
    '- a\n\n  :::tip\n  x\n  :::\n',
    '> :::tip\n> x\n> :::\n',
    '> :::tip Title\n> x\n> :::\n',
    '> - a\n>\n>   :::tip Title\n>   x\n>   :::\n',
    '> - :::tip\n>   x\n>   :::\n',
    '- a\n  - b\n\n    :::tip\n    x\n    :::\n',
    '1. a\n\n   > :::tip\n   > x\n   > :::\n',
    '> > :::tip[T]\n> >\n> > - x\n> >\n> > :::\n>\n> y\n',
    '::::note\n\n> :::tip\n> x\n> :::\n\n::::\n',
    '<Tabs>\n<TabItem value="a">\n\n:::tip\nx\n:::\n\n</TabItem>\n</Tabs>',
    '```md\n:::tip\n```\n\n~~~\n:::\n~~~\n',
    '`:::`',
  ])('B58: %j', async (body) => {
    expect(await said(body)).toEqual([]);
  });

  test('B58: colons inside code do not end the box around it', async () => {
    const body =
      '::::note\n\n:::tip Read\nText\n\n```md\n:::note\nx\n:::\n```\n:::\n\nAfter\n\n::::\n\nLast\n';
    expect(await said(body)).toEqual([]);
    expect(await htmlOf(body)).toBe(
      '<aside data-kind="note"><aside data-kind="tip" data-title="Read"><p>Text</p><pre data-language="md">:::note\nx\n:::</pre></aside><p>After</p></aside><p>Last</p>',
    );
    expect((await said(body.replace('```\n:::', '```\n')))[0]).toMatch(
      /^error 3:1 :::tip is not closed/,
    );
  });
});
