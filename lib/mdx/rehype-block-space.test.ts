import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { compilePage } from './compile.ts';
import { renderText } from './run.ts';

async function htmlOf(body: string, path?: string): Promise<string> {
  const about = path === undefined ? undefined : { path, site: '/site', format: 'md' as const };
  const { code } = await compilePage(body, 'content/en/S/a.md', [], about);
  return renderToStaticMarkup(renderText(code, {}, 'a test'));
}

test('there are no line breaks between blocks', async () => {
  expect(await htmlOf('## A\n\nText\n\n- one\n- two\n  - three\n\n> Word\n\n---\n\nEnd\n')).toBe(
    '<h2 id="a">A</h2><p>Text</p><ul><li>one</li><li>two<ul><li>three</li></ul></li></ul>' +
      '<blockquote><p>Word</p></blockquote><hr/><p>End</p>',
  );
});

test.each([
  ['in a sentence', '**one**\n*two* `three`', '<p><strong>one</strong>\n<em>two</em> <code>three'],
  ['between two tags in lines of their own', '<b>one</b>\n\n<b>two</b>', '<b>one</b>\n<b>two</b>'],
])('white space that is shown stays: %s', async (_, body, html) => {
  expect(await htmlOf(body)).toContain(html);
});

test('in Markdown with HTML, words keep their spaces and blocks have none between them', async () => {
  expect(
    await htmlOf(
      '<b>one</b>\n<i>two</i>\n\n<pre><b>a</b>\n<b>b</b></pre>\n\nText\n\n- a\n- b\n',
      '/site/docs/a.md',
    ),
  ).toBe(
    '<p><b>one</b>\n<i>two</i></p><pre><b>a</b>\n<b>b</b></pre><p>Text</p><ul><li>a</li><li>b</li></ul>',
  );
});
