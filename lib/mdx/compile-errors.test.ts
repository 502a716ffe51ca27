import { describe, expect, test } from 'vitest';
import { htmlOf, problemOf } from '@/lib/mdx/__fixtures__/render.ts';

describe('a text that cannot be compiled names its line and what to write instead', () => {
  test.each([
    ['a tag that is not closed', 'Text\n\n<Tabs>\n\ntext\n', 3, 'A tag is not closed.'],
    ['an HTML tag that needs no end elsewhere', 'Text\n\n<br>\n', 3, 'A tag is not closed.'],
    ['a tag inside a sentence', 'Text\n\nVec<int> x\n', 3, 'put it in backticks'],
    ['tags that overlap', 'Text\n\n<a><b></a></b>\n', 3, 'A tag is not closed.'],
    ['an end without a beginning', 'Text\n\nand </b>\n', 3, 'has no opening tag'],
    ['a less-than sign before a number', 'Text\n\nif x <5 then\n', 3, '&lt;'],
    ['a less-than sign at the end', 'Text\n\nif x <', 3, '&lt;'],
    ['a tag that breaks off', 'Text\n\n<div class="x"', 3, '&lt;'],
    [
      'a link in angle brackets',
      'Text\n\n<https://example.com>\n',
      3,
      '[text](https://example.com)',
    ],
    ['an HTML comment without an end', 'Text\n\n<!-- note\n', 3, 'This comment has no end.'],
    ['an open brace', 'Text\n\na { b\n\nmore\n', 3, '\\{'],
    ['braces around a sentence', 'Text\n\nsee {the manual}\n', 3, '\\{'],
    [
      'a line that begins with import',
      'Text\n\nimport of goods\n',
      3,
      'Begin the sentence with another word',
    ],
  ])('%s', async (_, body, line, remedy) => {
    const problem = await problemOf(body);
    expect(problem).toMatchObject({ file: 'content/en/S/a.md', line, severity: 'error' });
    expect(problem.message).toContain(remedy);
    expect(problem.message).not.toMatch(/\(\d+:\d+/);
  });

  // These are valid code; without this check they would fail while the page is rendered, and nobody
  // would know where.
  test.each([
    'GET /devices/{id}',
    '${VAR}',
    '{{ value }}',
    '{device.id}',
    '{start|stop}',
    '{device-id}',
    '{裝置}',
    '{a, b}',
    '{yes/no}',
    '- a {b}',
    '<p>{id}</p>',
  ])('a placeholder in braces: %s', async (text) => {
    const problem = await problemOf(`Text\n\n${text}\n`);
    expect(problem).toMatchObject({ line: 3, severity: 'error' });
    expect(problem.message).toContain('Write \\{ for a brace');
  });

  test.each([
    ['{5}', '<p>Value: 5</p>'],
    ['{Math.PI.toFixed(2)}', '<p>Value: 3.14</p>'],
    ["{['a', 'b'].map((x) => x)}", '<p>Value: ab</p>'],
    ['{`id`}', '<p>Value: id</p>'],
    ['`{id}`', '<p>Value: <code>{id}</code></p>'],
  ])('braces that have a value do not: %s', async (text, html) => {
    expect(await htmlOf(`Value: ${text}`)).toBe(html);
  });
});

describe('imports', () => {
  test.each([
    "import Tabs from '@theme/Tabs';",
    'import DocCardList from "@theme/DocCardList"',
    "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';",
  ])('those of the theme are dropped: %s', async (line) => {
    expect(await htmlOf(`${line}\n\nText\n`)).toBe('<p>Text</p>');
  });

  test.each([
    ["import X from '@site/src/none';\n\n<X />", 3, 'The file @site/src/none is not there.'],
    ["import './style.css';", 3, 'The file ./style.css is not there.'],
    [
      "import Tabs from '@theme/Tabs';\nimport x from 'not-installed';\n\n{x}",
      4,
      'Run `npm install` there',
    ],
    ["import X from '@theme/None';\n\n<X />", 3, 'has no counterpart here'],
    ["import fs from 'node:fs';\n\n{fs.a}", 3, 'cannot be used in values of a page'],
  ])('of what is not there are refused: %j', async (lines, line, message) => {
    const problem = await problemOf(`Text\n\n${lines}\n`);
    expect(problem).toMatchObject({ line, severity: 'error' });
    expect(problem.message).toContain(message);
  });
});
