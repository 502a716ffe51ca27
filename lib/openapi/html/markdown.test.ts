import { describe, expect, test } from 'vitest';
import { EXECUTABLE } from '../__fixtures__/executable.ts';
import { markdownHtml, markdownLinks, plainSummary, type MarkdownOptions } from './markdown.ts';

const options: MarkdownOptions = {
  link: (href) =>
    /^javascript:/i.test(href) ? undefined : { href, external: href.startsWith('http') },
  newTab: '(new tab)',
};
const html = (text: string, more: Partial<MarkdownOptions> = {}) =>
  markdownHtml(text, { ...options, ...more }).html;

describe('B123: descriptions', () => {
  test('Markdown with tables, lists and code; other sites open in a new tab and say so', () => {
    expect(html('- a\n\n| h |\n|---|\n| c |\n\n[x](https://a.example) **b**')).toMatch(
      /<ul>[^]*<div class="scroll" tabindex="0"><table>[^]*<a href="https:\/\/a\.example" target="_blank" rel="noopener noreferrer">x<span class="sr-only"> \(new tab\)<\/span><\/a> <strong>b<\/strong>/,
    );
    expect(html('```json\n{"a": 1}\n```')).toContain(
      '<span class="tp">"a"</span>: <span class="tn">1</span>',
    );
  });

  test('headings begin at the level of the page; ids keep away from those that the page uses', () => {
    const { headings } = markdownHtml('# Authentication\n\n### Deeper', {
      ...options,
      reserved: ['authentication'],
      top: 2,
    });
    expect(headings).toEqual([
      { id: 'authentication-1', text: 'Authentication', level: 2 },
      { id: 'deeper', text: 'Deeper', level: 4 },
    ]);
  });

  test('headings of a translation have the ids of the text it was made from, if they are the same', () => {
    const ids = (text: string, original: string) =>
      markdownHtml(text, { ...options, reserved: ['contact'], original }).headings.map(
        ({ id, text: shown }) => `${id} ${shown}`,
      );
    const original = '## Contact\n\n### **Base** URL';
    expect(ids('## 聯絡\n\n### 基底 URL', original)).toEqual([
      'contact-1 聯絡',
      'base-url 基底 URL',
    ]);
    expect(ids('## 聯絡', original)).toEqual(['聯絡 聯絡']);
    expect(ids('## 聯絡\n\n## 基底', original)).toEqual(['聯絡 聯絡', '基底 基底']);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '<svg onload=alert(1)>',
    '<iframe src=//evil.example></iframe>',
    '<style>*{}</style>',
    '<form action=//evil><input onfocus=alert(1) autofocus></form>',
    '<details open ontoggle=alert(1)><summary>s</summary></details>',
    '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></math>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<div id="main" name="cookie" style="position:fixed">x</div>',
  ])('security: nothing of %s can run', (text) => {
    expect(html(text)).not.toMatch(EXECUTABLE);
    expect(html(text)).not.toMatch(/ style=|id="main"/);
  });

  test('the name of an operation in bold letters leads to it, not in a link or heading and not without such a name', () => {
    const named = (name: string) => (name === 'Get all' ? './get-all' : undefined);
    expect(html('See **Get\nall** and **others**.', { named })).toBe(
      '<p>See <strong><a href="./get-all">Get\nall</a></strong> and <strong>others</strong>.</p>',
    );
    expect(html('[**Get all**](/x)\n\n## **Get all**', { named })).toBe(
      '<p><a href="/x"><strong>Get all</strong></a></p>\n<h2><strong>Get all</strong></h2>',
    );
  });

  test('links as they are written, and the first paragraph without markup', () => {
    expect(markdownLinks('[a](b) <https://c.example> <a href="d">e</a>')).toEqual([
      'b',
      'https://c.example',
      'd',
    ]);
    expect(plainSummary(`${'字'.repeat(179)}${'😀'.repeat(40)}`)).not.toMatch(/\p{Surrogate}/u);
    expect(plainSummary('**Bold** [link](x).\n\nMore.')).toBe('Bold link.');
    expect(plainSummary(`One sentence that is long enough. ${'word '.repeat(60)}`, 60)).toBe(
      'One sentence that is long enough.',
    );
  });
});

test.each([
  ['a paragraph and a heading', 'First.\n\n## Second\n\nThird.', '<p>First.</p>\n'],
  ['no heading', 'First.', '<p>First.</p>'],
  ['a heading first', '# Second\n\nThird.', ''],
])('B135: the beginning of a description with %s is known', (_, text, intro) => {
  const result = markdownHtml(text, options);
  expect(result.intro).toBe(intro);
  expect(result.html.startsWith(intro)).toBe(true);
});
