import { describe, expect, test } from 'vitest';
import { highlightLines, isKnownLanguage } from '@/lib/mdx/highlight.ts';
import { escapeHtml } from '@/lib/text/escape-html.ts';

/** The text that a reader sees in a line of HTML. */
const shown = (html: string) =>
  html
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('what has a meaning in HTML is escaped', () => {
  expect(escapeHtml('<a href="x">&amp;</a>')).toBe('&lt;a href="x"&gt;&amp;amp;&lt;/a&gt;');
});

describe('highlightLines', () => {
  test.each([
    ['js', '// <b>\nconst a = "<x>" && 1;', ['tc', 'tk', 'ts', 'tn']],
    ['yaml', 'key: "value" # note', ['tp', 'ts', 'tc']],
    ['diff', '+ added\n- removed', ['ti', 'td']],
    ['html', '<p class="x">a</p>', ['tt', 'tp', 'ts']],
    ['python', 'def f(x):\n    return 1', ['tk', 'tf', 'tn']],
    ['ts', 'const a: Map<string, number>;', ['tk', 'tt']],
  ])('B57: %s keeps its text, escaped, and gets classes', async (language, code, classes) => {
    const lines = await highlightLines(code, language);
    expect(lines.map(shown).join('\n')).toBe(code);
    const html = lines.join('\n');
    for (const name of classes) expect(html).toContain(`<span class="${name}">`);
    expect(html.replace(/<\/?span[^>]*>/g, '')).not.toMatch(/[<>]/);
    expect(html).not.toContain('style=');
  });

  test('B57: every line closes what it opens', async () => {
    for (const line of await highlightLines('/* one\n two */\nconst a = `x\ny`;', 'js')) {
      expect(line.match(/<span/g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0);
    }
  });

  test.each(['text', 'nolang', ''])(
    'B57: code in "%s" has no colors and is escaped all the same',
    async (language) => {
      expect(await highlightLines('<b>\n&', language)).toEqual(['&lt;b&gt;', '&amp;']);
    },
  );

  test('B57: an empty block is one empty line', async () => {
    expect(await highlightLines('', 'js')).toEqual(['']);
  });
});

test.each([
  ['ts', true],
  ['bash', true],
  ['c++', true],
  ['text', true],
  ['mermaid', true],
  ['nolang', false],
  ['constructor', false],
])('B57: the language %s is known: %s', (language, expected) => {
  expect(isKnownLanguage(language)).toBe(expected);
});
