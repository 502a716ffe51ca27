import { expect, test } from 'vitest';
import { shownNames } from '@/lib/build/shown-names.ts';
import { PageStyles } from '@/lib/build/used-styles.ts';

const PAGE = shownNames(
  '<html lang="en"><p class="a" data-kind="note" id="top" style="color:var(--own)">',
);

test.each([
  ['a rule whose class is there', '.a{x:1}', '.a{x:1}'],
  ['a rule whose class is not', '.b{x:1}', ''],
  ['the selector of a list that applies', '.b, .a{x:1}', '.a{x:1}'],
  ['a class that must not be there', '.a:not(.b){x:1}', '.a:not(.b){x:1}'],
  ['one of several', ':is(.b,.a) p{x:1}', ':is(.b,.a) p{x:1}'],
  ['none of several', ':is(.b,.a .c) p{x:1}', ''],
  ['one of several, deeper', ':is(p:where(.b,.a)){x:1}', ':is(p:where(.b,.a)){x:1}'],
  ['an element below a class that is not there', '.b p{x:1}', ''],
  ['an element that is not there', '.a kbd{x:1}.a > dl{x:1}', ''],
  ['an id', '#top{x:1}#foot{x:1}', '#top{x:1}'],
  [
    'an attribute and its value',
    '[data-kind=note] p{x:1}[data-kind=tip] p{x:1}[data-kind]{x:1}[open]{x:1}',
    '[data-kind=note] p{x:1}[data-kind]{x:1}',
  ],
  [
    'attributes that a script sets before the first paint',
    'html[data-js] p,[aria-current=page]{x:1}',
    'html[data-js] p,[aria-current=page]{x:1}',
  ],
  [
    'no rules for pages without script, whose sheets apply at once',
    'html:not([data-js]) .a{x:1}html:not([data-js],.b) .a{x:1}html:not([data-theme]) .a{x:1}',
    'html:not([data-js],.b) .a{x:1}html:not([data-theme]) .a{x:1}',
  ],
  ['a language', ':lang(en) p{x:1}:lang(zh) p{x:1}', ':lang(en) p{x:1}'],
  [
    'states that come later',
    '.a:hover{x:1}.a:focus-visible{x:1}p:is(.b,:active){x:1}.a::backdrop{x:1}',
    '',
  ],
  [
    'what is not in such a state',
    '.a:not(:focus){x:1}.a::before{x:1}',
    '.a:not(:focus){x:1}.a::before{x:1}',
  ],
  ['a class in a string', '[data-x=".b"] .b{x:1}.a{y:".b"}', '.a{y:".b"}'],
  [
    'groups, empty ones left out',
    '@layer c{.a{x:1}.b{x:1}}@media (width<=9px){.b{x:1}}',
    '@layer c{.a{x:1}}',
  ],
  [
    'groups under one head, as one',
    '@layer c{.a{x:1}}@layer c{@media (width<=9px){p{x:1}}}',
    '@layer c{.a{x:1}@media (width<=9px){p{x:1}}}',
  ],
  ['the order of layers', '@layer a,b;.b{x:1}', '@layer a,b;'],
  [
    'a movement that is used',
    '@keyframes turn{to{x:1}}@keyframes slide{to{x:1}}.a{animation:1s turn}',
    '@keyframes turn{to{x:1}}.a{animation:1s turn}',
  ],
  ['braces in addresses', '.a{x:url("}.b{;")}.b{x:1}', '.a{x:url("}.b{;")}'],
  ['styles for print', '@media print{.a{x:1}}@starting-style{.a{x:1}}.a{x:2}', '.a{x:2}'],
  ['styles for forced colors', '@media (forced-colors: active){.a{x:1}}.a{x:2}', '.a{x:2}'],
  [
    'declarations that paint nothing',
    '.a{transition:x 1s;cursor:pointer;x:1}p{cursor:help}',
    '.a{x:1}',
  ],
  [
    'custom properties that are used',
    ':root{--own:1;--b:2;--c:3}[data-theme=dark]{--own:2;--b:3;--c:4}.a{x:var(--b)}',
    ':root{--own:1;--b:2}[data-theme=dark]{--own:2;--b:3}.a{x:var(--b)}',
  ],
  [
    'the value of a custom property that has only one',
    ':root{--a:var(--b) 1px;--b:2px}.a{x:var(--a)}',
    '.a{x:2px 1px}',
  ],
  [
    'a custom property of one value that others have a part in',
    ':root{--a:var(--c);--c:1}.dark{--c:2}.a{x:var(--a)}',
    ':root{--a:var(--c);--c:1}.a{x:var(--a)}',
  ],
  [
    'a custom property that has its value in some windows only',
    '@media (width>=900px){:root{--a:40px}}.a{x:var(--a)}',
    '@media (width>=900px){:root{--a:40px}}.a{x:var(--a)}',
  ],
  [
    'a custom property that the page gives another value',
    ':root{--own:3;--a:var(--own)}.a{x:var(--own);y:var(--a)}',
    ':root{--own:3;--a:var(--own)}.a{x:var(--own);y:var(--a)}',
  ],
  [
    'custom properties that depend on each other',
    ':root{--a:var(--b);--b:var(--a)}.a{x:var(--a)}',
    ':root{--a:var(--b);--b:var(--a)}.a{x:var(--a)}',
  ],
  [
    'an attribute whose value changes early',
    '[data-theme-choice=dark] p{x:1}',
    '[data-theme-choice=dark] p{x:1}',
  ],
])('%s', (_, css, expected) => {
  expect(new PageStyles(css).of(PAGE)).toBe(expected);
});

test('B62: colors of a mode that the site cannot have are left out', () => {
  const styles = new PageStyles(':root,[data-theme=light]{x:1}[data-theme=dark]{x:2}');
  expect(styles.of(shownNames('', ['light']))).toBe(':root,[data-theme=light]{x:1}');
  expect(styles.of(shownNames(''))).toContain('[data-theme=dark]{x:2}');
});
