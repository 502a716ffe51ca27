import { describe, expect, test } from 'vitest';
import { formText, partTexts, valueOf } from './field-value.ts';

describe('B132: the value of a field', () => {
  test.each([
    ['a text', 'text', ['a'], 'a'],
    ['the first of several texts', 'text', ['', 'a', 'b'], 'a'],
    ['nothing', 'text', [''], undefined],
    ['no field', 'text', [], undefined],
    ['JSON in a text field', 'text', ['{"a":1}'], '{"a":1}'],
    ['a list without its empty items', 'list', ['a', '', 'b'], ['a', 'b']],
    ['an empty list', 'list', ['', ''], undefined],
    ['choices', 'choices', ['x', 'y'], ['x', 'y']],
    ['no choice', 'choices', [], undefined],
    ['an object', 'object', ['{"a":1,"b":"x","c":{"d":[2]}}'], { a: '1', b: 'x', c: '{"d":[2]}' }],
    ['an empty object', 'object', ['{}'], undefined],
    ['a list where an object belongs', 'object', ['["a"]'], '["a"]'],
    ['incomplete JSON', 'object', ['{"a":'], '{"a":'],
    ['null', 'object', ['null'], 'null'],
    ['a number', 'object', ['1'], '1'],
    ['no object', 'object', [''], undefined],
  ])('%s', (_name, kind, texts, value) => {
    expect(valueOf(kind, texts)).toEqual(value);
  });
});

test('B132: an empty text is a value only where it may be one', () => {
  expect(valueOf('text', [''], true)).toBe('');
  expect(valueOf('choice', [], true)).toBe('');
  expect(valueOf('list', [''], true)).toBe('');
  expect(valueOf('list', ['', 'a'], true)).toEqual(['a']);
  expect(valueOf('object', [], true)).toBe('');
  expect(valueOf('text', ['', 'a'], true)).toBe('a');
});

describe('B132: the body of a form', () => {
  const explode = { style: 'form', explode: true };
  test.each([
    ['fields in their order', [{ field: { name: 'a b' }, text: 'x y' }], 'a+b=x+y'],
    [
      'a list stays JSON without an encoding',
      [{ field: { name: 'a' }, text: '["x"]' }],
      'a=%5B%22x%22%5D',
    ],
    [
      'a list by its encoding',
      [{ field: { name: 'a', encoding: explode }, text: '["x",2]' }],
      'a=x&a=2',
    ],
    [
      'an object by its encoding',
      [{ field: { name: 'a', encoding: { style: 'deepObject', explode: true } }, text: '{"b":1}' }],
      'a%5Bb%5D=1',
    ],
    [
      'a text with an encoding is a text',
      [
        { field: { name: 'a', encoding: explode }, text: 'x' },
        { field: { name: 'b', encoding: explode }, text: '1' },
      ],
      'a=x&b=1',
    ],
    ['no field', [], ''],
  ])('%s', (_name, fields, text) => {
    expect(formText(fields).replaceAll('%20', '+')).toBe(text);
  });
});

test.each([
  ['a list: a part for each item', '["a",{"b":1}]', true, 'form', ['a', '{"b":1}']],
  ['a list in one part', '["a","b"]', false, 'form', ['a,b']],
  ['one with another separator', '["a","b"]', false, 'pipeDelimited', ['a|b']],
  ['an empty list', '[]', true, 'form', []],
  ['a text that is no list', 'a', true, 'form', ['a']],
  ['an object', '{"a":1}', true, 'deepObject', ['{"a":1}']],
])('B132: the parts of %s', (_name, text, list, style, expected) => {
  expect(partTexts({ list, encoding: { style, explode: list } }, text)).toEqual(expected);
});

test('B132: a list that is JSON is one part', () => {
  expect(partTexts({}, '["a"]')).toEqual(['["a"]']);
});
