import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('excerptOf', () => {
  it.each([
    ['the first line of the text', '# Title\n\nText **with** _marks_.\nMore.', 'Text with marks.'],
    ['no import', "import A from 'a';\nimport {\n  B } from 'b';\n\n# T\n\nText", 'Text'],
    ['no code', '# T\n\n```js\ncode\n```\n\n~~~\ncode\n~~~\nAfter', 'After'],
    ['no fence within a longer one', '````md\n```\n````\nAfter', 'After'],
    ['words of links, pictures and code', '[a](b.md) ![c](d.png) `e` [f][g]', 'a c e f'],
    ['no footnotes and tags', 'Text[^1] <br/>here', 'Text here'],
    ['the text of an admonition', ':::tip Title\nInside\n:::', 'Inside'],
    [
      'the text of a heading below the title',
      '# T\n\n## Start here {#start}\n\nText',
      'Start here',
    ],
    ['no expression of several lines', '{list.map((one) => (\n  {one}\n\n))}\n\nText', 'Text'],
    ['an expression in a text', '{year} was hot', '{year} was hot'],
    ['the text below an underlined title', 'Title\n=====\n\nText', 'Text'],
    ['a quote without its mark', '> Quoted', 'Quoted'],
  ])('gives %s', (_, body, text) => {
    expect(excerptOf(body)).toBe(text);
  });

  it('gives nothing for a text without words', () => {
    expect(excerptOf('# Title\n\n<DocCardList />\n')).toBeUndefined();
  });
});
