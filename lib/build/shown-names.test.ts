import { expect, test } from 'vitest';
import { shownNames } from '@/lib/build/shown-names.ts';

/** Without the elements that every document has. */
const shown = (html: string): string[] =>
  [...shownNames(html, [])].filter((name) => !['html', 'head', 'body'].includes(name));

test('elements, classes, ids, attributes, languages and custom properties', () => {
  expect(
    shown(
      '<P class="a b" ID="c" data-x="1 > 0" hrefLang="en"><i lang="zh-Hant" style="--d:1;color:var(--e)">',
    ),
  ).toEqual([
    'p',
    '.a',
    '.b',
    '#c',
    '[data-x]',
    '[data-x=1 > 0]',
    '[hreflang]',
    '[hreflang=en]',
    'i',
    ':lang(zh)',
    '--d',
    '--e',
  ]);
});

test.each([
  ['hidden elements', '<div hidden=""><div></div><b></b></div><p>', ['div', 'p']],
  ['a closed dialog', '<dialog class="a"><b></b></dialog><p>', ['dialog', 'p']],
  [
    'a popover that is a dialog',
    '<div popover="auto" role="dialog"><b></b></div><p>',
    ['div', 'p'],
  ],
  [
    'what is inside a closed box, but not its title',
    '<details><summary><i></i></summary><b></b><details><summary></summary></details></details><p>',
    ['details', 'summary', 'i', 'p'],
  ],
  ['scripts and templates', '<script>"<b>"</script><template><b></b></template><p>', ['p']],
  ['an element without content', '<input hidden=""><p>', ['input', 'p']],
])('without %s', (_, html, names) => {
  expect(shown(html)).toEqual(names);
});

test.each([
  ['an open box', '<details open=""><summary></summary><b></b></details>', 'b'],
  ['an open dialog', '<dialog open=""><b></b></dialog>', 'b'],
  ['the sidebar, a column of a wide screen', '<aside popover="auto"><b></b></aside>', 'b'],
])('with %s', (_, html, name) => {
  expect(shown(html)).toContain(name);
});
