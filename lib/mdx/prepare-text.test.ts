import { describe, expect, test } from 'vitest';
import { prepareText } from '@/lib/mdx/prepare-text.ts';

describe('prepareText', () => {
  test.each([
    ['## Title {#own-id}', '## Title \\{#own-id}'],
    ['###### 標題 {#標題} ', '###### 標題 \\{#標題}'],
    ['  ## In a tab {#id}', '  ## In a tab \\{#id}'],
    ['## Code `{#x}` {#id}', '## Code `{#x}` \\{#id}'],
    ['## Escaped \\{#id}', '## Escaped \\{#id}'],
    ['## In a comment {/* #id */}', '## In a comment \\{#id}'],
    ['## In a comment <!-- #id -->', '## In a comment \\{#id}'],
  ])('B51: an explicit heading id is no expression: %s', (line, expected) => {
    expect(prepareText(line)).toBe(expected);
  });

  test.each([
    [':::note Title', ':::note[Title]'],
    ['::::warning Read this first ', '::::warning[Read this first]'],
    ['  :::tip In a list', '  :::tip[In a list]'],
  ])('B58: an admonition may have its title after a blank: %s', (line, expected) => {
    expect(prepareText(line)).toBe(expected);
  });

  test.each([
    ':::note',
    ':::note[Title]',
    ':::note {#id}',
    '::: no directive',
    '::leaf word',
    'Text {#id}',
    '##No heading {#id}',
    '####### Seven {#id}',
    ':::',
    'a :::note b',
  ])('everything else stays: %s', (line) => {
    expect(prepareText(line)).toBe(line);
  });

  const heading = '## Title {#id}';
  const note = ':::note Title';

  test.each([
    ['a fence of backticks', `\`\`\`md\n${heading}\n${note}\n\`\`\``],
    ['a fence of tildes', `~~~\n${heading}\n\`\`\`\n${note}\n~~~`],
    [
      'a longer fence around a shorter one',
      `\`\`\`\`md\n\`\`\`\n${heading}\n\`\`\`\n${note}\n\`\`\`\``,
    ],
    ['a fence that looks closed but names a language', `\`\`\`\n\`\`\`js\n${heading}\n\`\`\``],
    ['a fence in a list', `10. Step\n\n    \`\`\`md\n    ${note}\n    \`\`\``],
    ['a fence that is never closed', `\`\`\`\n${heading}\n${note}`],
  ])('code is left alone: %s', (_, text) => {
    expect(prepareText(text)).toBe(text);
  });

  test.each([
    ['code ends', '```\nx\n```\n'],
    ['code ends with a longer fence', '```\nx\n`````\n'],
    ['code within a line begins that line', '```x``` is code.\n'],
  ])('what follows is read again after %s', (_, text) => {
    expect(prepareText(text + heading)).toBe(`${text}## Title \\{#id}`);
  });

  test('lines keep their numbers', () => {
    const text = `${heading}\n\n${note}\n\ntext\n\n:::\n`;
    expect(prepareText(text).split('\n')).toHaveLength(text.split('\n').length);
  });

  test.each([
    ['<!-- truncate -->', '{/* truncate */}'],
    ['a <!-- b --> c <!-- d -->', 'a {/* b */} c {/* d */}'],
    ['<!-- a\n\n```\nb */ -->\n## T {#t}', '{/* a\n\n```\nb * / */}\n## T \\{#t}'],
    ['`<!-- code -->` <!-- no code -->', '`<!-- code -->` {/* no code */}'],
    ['```html\n<!-- code -->\n```', '```html\n<!-- code -->\n```'],
    ['Text <!-- without an end', 'Text <!-- without an end'],
  ])('HTML comments become comments of MDX, outside code: %j', (text, expected) => {
    expect(prepareText(text)).toBe(expected);
  });

  test('the fence mdx-code-block is left out, and its content is text', () => {
    expect(
      prepareText('````mdx-code-block\n<Tabs>\n\n```js\n:::\n```\n\n</Tabs>\n````\n:::note Title'),
    ).toBe('\n<Tabs>\n\n```js\n:::\n```\n\n</Tabs>\n\n:::note[Title]');
  });
});
