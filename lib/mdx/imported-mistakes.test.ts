import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compilePage, PageError } from './compile.ts';

const site = mkdtempSync(join(tmpdir(), 'imported-'));
afterAll(() => rmSync(site, { recursive: true }));
const files = {
  'docs/_part.mdx': 'Text {props.list.length}\n\n<Gauge />\n',
  'src/card.jsx': 'export default function Card() { return <b>Card</b>; }\n',
  'src/values.jsx':
    "import useRouteContext from '@docusaurus/useRouteContext';\nexport const list = ['a'];\nexport const format = (x) => x.toFixed(1);\nexport const data = () => useRouteContext();\nexport const mark = <b>m</b>;\nexport const Own = () => mark;\n",
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

const HEAD = [
  "import Card from '@site/src/card';",
  "import Part from './_part.mdx';",
  "import { list, format, data, mark, Own } from '@site/src/values';",
  "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';",
  "import { useCurrentSidebarCategory } from '@docusaurus/theme-common';",
  "import React from 'react';",
  "import Link from '@docusaurus/Link';",
  "import DocCardList from '@theme/DocCardList';",
].join('\n');

/** The errors in a text, which begins in line 10. */
async function errors(text: string): Promise<string[]> {
  const about = { path: join(site, 'docs/page.mdx'), site };
  try {
    await compilePage(`${HEAD}\n\n${text}\n`, 'docs/page.mdx', ['Gauge'], about);
    return [];
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return error.problems
      .filter(({ severity }) => severity === 'error')
      .map(({ line, column, message }) => `${line}:${column} ${message}`);
  }
}

test('expressions: a function of Docusaurus without a counterpart is named where it is imported', async () => {
  const client = '@docusaurus/plugin-content-docs/client';
  expect(
    await errors(`import { useDocRouteMetadata } from '${client}';\n\n{useDocRouteMetadata()}`),
  ).toEqual([
    expect.stringContaining('10:1 `import { useDocRouteMetadata } from'),
    expect.stringContaining('12:1'),
  ]);
});

describe('expressions: on a page with imports, too, one that fails names its place', () => {
  test.each([
    ['{list.first.name}', '10:1', 'Cannot read properties of undefined'],
    ['{format("a")}', '10:1', 'x.toFixed is not a function'],
    ['{data()}', '10:1', '@docusaurus/useRouteContext cannot be used in values of a page'],
    ['{nothing}', '10:1', '`nothing` is not defined'],
    ['{format}', '10:1', 'is a function, which cannot be shown'],
    ['<b className={list.first.name}>x</b>', '10:4', 'Cannot read properties of undefined'],
    ['<Part />', '10:1', "Cannot read properties of undefined (reading 'length')"],
    ['<Card of={format} />', '10:1', '(default) is run by the browser, and `of` is a function'],
    ['<Card of={[list.map]} />', '10:1', 'a part of `of` is a function'],
    ['<Card>{format}</Card>', '10:1', 'its content is a function'],
  ])('expressions: %s', async (text, place, message) => {
    const [first, ...rest] = await errors(text);
    expect(first).toContain(message);
    expect(first).toMatch(new RegExp(`^${place} `));
    expect(rest).toEqual([]);
  });

  test.each([
    '{format(1)} {mark} <Own />',
    '<Part list={list} />',
    '<Card of={list.map((x) => x)} at={(x) => x} as={Own} el={<b>x</b>}>{list}</Card>',
    '{useDocusaurusContext().siteConfig.customFields.a.b}',
    '{useCurrentSidebarCategory().items.map(({ label }) => <Card key={label} of={label} />)}',
    '<DocCardList items={useCurrentSidebarCategory().items.filter((i) => i.docId)} />',
    '{React.createElement("i")}',
    '{list.map((to) => <Link to={to} key={to}>{to}</Link>)}',
    '{<Memo />}\n\nexport const Memo = () => React.useMemo(() => "a", []);',
    '<Gauge of={(x) => x} />',
  ])('expressions: %s is right', async (text) => {
    expect(await errors(text)).toEqual([]);
  });
});
