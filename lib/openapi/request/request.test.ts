import { describe, expect, test } from 'vitest';
import { buildRequest, fillServer, type RequestInput } from './build-request.ts';
import { escapes } from './escape.ts';
import {
  cookieText,
  headerText,
  pathText,
  queryPieces,
  type ParameterStyle,
  type ParameterValue,
} from './serialize.ts';

const style = (
  place: ParameterStyle['place'],
  name: string,
  style: string,
  explode: boolean,
): ParameterStyle => ({ place, name, style, explode });
const LIST = ['blue', 'black'];
const OBJECT = { R: '100', G: '200' };

// The table of OpenAPI 3.1, section "Style Examples".
test.each<[string, boolean, ParameterValue, string]>([
  ['simple', false, 'blue', 'blue'],
  ['simple', false, LIST, 'blue,black'],
  ['simple', true, OBJECT, 'R=100,G=200'],
  ['simple', false, OBJECT, 'R,100,G,200'],
  ['label', false, 'blue', '.blue'],
  ['label', true, LIST, '.blue.black'],
  ['label', true, OBJECT, '.R=100.G=200'],
  ['matrix', false, 'blue', ';color=blue'],
  ['matrix', false, LIST, ';color=blue,black'],
  ['matrix', true, LIST, ';color=blue;color=black'],
  ['matrix', true, OBJECT, ';R=100;G=200'],
  ['matrix', false, OBJECT, ';color=R,100,G,200'],
])('B132: a path parameter in the style %s, explode %s', (name, explode, value, expected) => {
  expect(pathText(style('path', 'color', name, explode), value)).toBe(expected);
});

test.each<[string, boolean, ParameterValue, string]>([
  ['form', true, 'blue', 'color=blue'],
  ['form', true, LIST, 'color=blue&color=black'],
  ['form', false, LIST, 'color=blue,black'],
  ['form', true, OBJECT, 'R=100&G=200'],
  ['form', false, OBJECT, 'color=R,100,G,200'],
  ['spaceDelimited', false, LIST, 'color=blue%20black'],
  ['pipeDelimited', false, LIST, 'color=blue%7Cblack'],
  ['deepObject', true, OBJECT, 'color%5BR%5D=100&color%5BG%5D=200'],
  ['form', true, "a&b=c #'(訂)", 'color=a%26b%3Dc%20%23%27%28%E8%A8%82%29'],
])('B132: a query parameter in the style %s, explode %s', (name, explode, value, expected) => {
  expect(queryPieces(style('query', 'color', name, explode), value).join('&')).toBe(expected);
});

test('B132: headers and cookies; a line break cannot begin another header', () => {
  expect(headerText({ explode: false }, LIST)).toBe('blue,black');
  expect(headerText({ explode: true }, OBJECT)).toBe('R=100,G=200');
  expect(headerText({ explode: false }, 'a\r\nX-Evil: 1')).toBe('a X-Evil: 1');
  expect(cookieText(style('cookie', 'sid', 'form', true), 'a;b')).toBe('sid=a%3Bb');
});

const input: RequestInput = {
  method: 'get',
  server: 'https://a.example/v1/',
  path: '/x/{id}/{other}:go',
  parameters: [],
  credentials: [],
};

test('B121: a path parameter without a value stays visible', () => {
  expect(buildRequest(input).url).toBe('https://a.example/v1/x/:id/:other:go');
});

test('B132: values, type, and credentials as placeholders', () => {
  const request = buildRequest({
    ...input,
    parameters: [
      { style: style('path', 'id', 'simple', false), value: 'a/b 訂' },
      { style: style('query', 'q', 'form', true), value: '1' },
      { style: style('query', 'empty', 'form', true), value: '' },
      { style: style('header', 'X-A', 'simple', false), value: 'v' },
      { style: style('cookie', 'c', 'form', true), value: '2' },
    ],
    credentials: [
      { place: 'header', name: 'Authorization', text: 'Bearer <token>' },
      { place: 'query', name: 'key', text: '<key>' },
      { place: 'cookie', name: 'sid', text: '<sid>' },
    ],
    contentType: 'application/json',
    accept: 'text/plain',
  });
  expect(request.url).toBe('https://a.example/v1/x/a%2Fb%20%E8%A8%82/:other:go?q=1&key=%3Ckey%3E');
  expect(request.headers).toEqual([
    ['Accept', 'text/plain'],
    ['Content-Type', 'application/json'],
    ['Authorization', 'Bearer <token>'],
    ['X-A', 'v'],
    ['Cookie', 'c=2; sid=%3Csid%3E'],
  ]);
});

test('B133: the variables of a server', () => {
  expect(fillServer('https://{a}.{b}.example', { a: 'x' })).toBe('https://x.{b}.example');
});

describe('B131: escaping', () => {
  const text = 'a\'b"c\\d$e`f\n訂';
  test.each<[keyof typeof escapes, string]>([
    ['double', 'a\'b\\"c\\\\d$e`f\\n訂'],
    ['shell', "a'\\''b\"c\\d$e`f\n訂"],
    ['python', 'a\\\'b"c\\\\d$e`f\n訂'],
    ['php', 'a\\\'b"c\\\\d$e`f\n訂'],
    ['powershell', "a''b\"c\\d$e`f\n訂"],
    ['go', '"a\'b\\"c\\\\d$e`f\\n訂"'],
    ['javascript', '"a\'b\\"c\\\\d$e`f\\n訂"'],
  ])('inside the quotes of %s', (name, expected) => {
    expect(escapes[name](text)).toBe(expected);
  });

  test('a raw string of Go when it can be one', () =>
    expect(escapes.go('a"b\nc')).toBe('`a"b\nc`'));
  test('JSON is an object in JavaScript, unless that would change it', () => {
    expect(escapes.javascript('{\n  "a": 1\n}')).toBe('JSON.stringify({\n    "a": 1\n  })');
    for (const kept of [
      '{"a": 12345678901234567}',
      '{"__proto__": 1}',
      '{"a": 1.0}',
      '"text"',
      '{"a":',
    ])
      expect(escapes.javascript(kept)).toMatch(/^"/);
  });
});
