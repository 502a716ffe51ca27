import { expect, test } from 'vitest';
import { classesOf, styleSheet } from '@/lib/build/used-styles.ts';

test.each([
  ['a rule whose class is there', '.a{x:1}', '.a{x:1}'],
  ['a rule whose class is not', '.b{x:1}', ''],
  ['a list of which one selector applies', '.b, .a:hover{x:1}', '.b, .a:hover{x:1}'],
  ['a class that must not be there', '.a:not(.b){x:1}', '.a:not(.b){x:1}'],
  ['one of several', ':is(.b,.a) p{x:1}', ':is(.b,.a) p{x:1}'],
  ['an element below a class that is not there', '.b p{x:1}', ''],
  ['elements and attributes', 'p,[data-x=".b,}"]{x:1}', 'p,[data-x=".b,}"]{x:1}'],
  ['a class in a string', '[x=".b"] .a{x:1}', '[x=".b"] .a{x:1}'],
  ['groups, empty ones left out', '@layer c{.a{x:1}.b{x:1}}@media (width<=9px){.b{x:1}}', '@layer c{.a{x:1}}'],
  ['groups in groups', '@layer c{@media (width<=9px){.a{x:1}}}', '@layer c{@media (width<=9px){.a{x:1}}}'],
  ['the order of layers', '@layer a,b;.b{x:1}', '@layer a,b;'],
  ['frames of a movement', '@keyframes b{to{x:1}}', '@keyframes b{to{x:1}}'],
  ['braces in addresses', '.a{x:url("}.b{")}.b{x:1}', '.a{x:url("}.b{")}'],
  ['styles for print', '@media print{.a{x:1}}.a{x:2}', '.a{x:2}'],
])('%s', (_, css, expected) => {
  expect(styleSheet(css)(new Set(['a']))).toBe(expected);
});

test('classes are taken from the HTML', () => {
  expect(classesOf('<p class="a b"><b data-class="c" class="d">')).toEqual(new Set(['a', 'b', 'd']));
});
