import { expect, test } from 'vitest';
import {
  cookieText,
  encodeQueryValue,
  headerText,
  isEmpty,
  pathText,
  queryPieces,
  type ParameterStyle,
  type ParameterValue,
} from './serialize.ts';

const styleOf = (
  place: ParameterStyle['place'],
  name: string,
  style: string,
  explode: boolean,
): ParameterStyle => ({ place, name, style, explode });
const LIST = ['blue', 'black'];
const OBJECT = { R: '100', G: '200' };

test.each<[ParameterValue, boolean]>([
  ['', true],
  [[], true],
  [{}, true],
  ['0', false],
  [[''], false],
  [{ a: '' }, false],
])('B132: whether %j is left out of a request: %s', (value, expected) => {
  expect(isEmpty(value)).toBe(expected);
});

// The table of OpenAPI 3.1, section "Style Examples", and what it leaves open.
test.each<[string, boolean, ParameterValue, string]>([
  ['simple', false, 'blue', 'blue'],
  ['simple', true, 'blue', 'blue'],
  ['simple', false, LIST, 'blue,black'],
  ['simple', true, LIST, 'blue,black'],
  ['simple', true, OBJECT, 'R=100,G=200'],
  ['simple', false, OBJECT, 'R,100,G,200'],
  ['label', false, 'blue', '.blue'],
  ['label', true, 'blue', '.blue'],
  ['label', false, LIST, '.blue,black'],
  ['label', true, LIST, '.blue.black'],
  ['label', true, OBJECT, '.R=100.G=200'],
  ['label', false, OBJECT, '.R,100,G,200'],
  ['matrix', false, 'blue', ';color=blue'],
  ['matrix', true, 'blue', ';color=blue'],
  ['matrix', false, LIST, ';color=blue,black'],
  ['matrix', true, LIST, ';color=blue;color=black'],
  ['matrix', true, OBJECT, ';R=100;G=200'],
  ['matrix', false, OBJECT, ';color=R,100,G,200'],
])('B132: a path parameter in the style %s, explode %s: %j', (style, explode, value, expected) => {
  expect(pathText(styleOf('path', 'color', style, explode), value)).toBe(expected);
});

test.each<[string, boolean, ParameterValue, string]>([
  ['simple', false, 'a/b', 'a%2Fb'],
  ['simple', false, ['a,b', 'c/d'], 'a%2Cb,c%2Fd'],
  ['simple', true, { 'a/b': 'c=d' }, 'a%2Fb=c%3Dd'],
  ['label', true, ['a.b', 'c/d'], '.a.b.c%2Fd'],
  ['matrix', false, 'a;b', ';color=a%3Bb'],
  ['matrix', true, ['a;b', 'c d'], ';color=a%3Bb;color=c%20d'],
  ['matrix', false, ['a;b', 'c d'], ';color=a%3Bb,c%20d'],
  ['matrix', true, { 'a;b': 'c=d' }, ';a%3Bb=c%3Dd'],
  ['matrix', false, { 'a;b': 'c,d' }, ';color=a%3Bb,c%2Cd'],
  ['simple', false, 'a:b:c@d@e', 'a:b:c@d@e'],
  ['simple', false, "?#'(訂)", '%3F%23%27%28%E8%A8%82%29'],
])(
  'B132: a value in the path is encoded: %s, explode %s: %j',
  (style, explode, value, expected) => {
    expect(pathText(styleOf('path', 'color', style, explode), value)).toBe(expected);
  },
);

test.each<[string, boolean, ParameterValue, string[]]>([
  ['form', true, 'blue', ['color=blue']],
  ['form', false, 'blue', ['color=blue']],
  ['form', true, LIST, ['color=blue', 'color=black']],
  ['form', false, LIST, ['color=blue,black']],
  ['form', true, OBJECT, ['R=100', 'G=200']],
  ['form', false, OBJECT, ['color=R,100,G,200']],
  ['spaceDelimited', false, LIST, ['color=blue%20black']],
  ['spaceDelimited', true, LIST, ['color=blue', 'color=black']],
  ['spaceDelimited', false, OBJECT, ['color=R%20100%20G%20200']],
  ['pipeDelimited', false, OBJECT, ['color=R%7C100%7CG%7C200']],
  ['tabDelimited', false, LIST, ['color=blue%09black']],
  ['pipeDelimited', false, LIST, ['color=blue%7Cblack']],
  ['pipeDelimited', true, LIST, ['color=blue', 'color=black']],
  ['deepObject', true, OBJECT, ['color%5BR%5D=100', 'color%5BG%5D=200']],
  ['deepObject', false, OBJECT, ['color%5BR%5D=100', 'color%5BG%5D=200']],
  ['deepObject', true, { 'a b': 'c&d' }, ['color%5Ba%20b%5D=c%26d']],
  ['form', true, "a&b=c #'(訂)", ['color=a%26b%3Dc%20%23%27%28%E8%A8%82%29']],
  ['form', true, ['a&b', 'c d'], ['color=a%26b', 'color=c%20d']],
  ['form', false, ['a,b', 'c d'], ['color=a%2Cb,c%20d']],
  ['form', true, { 'a&b': 'c=d' }, ['a%26b=c%3Dd']],
  ['form', false, { 'a,b': 'c&d' }, ['color=a%2Cb,c%26d']],
])('B132: a query parameter in the style %s, explode %s: %j', (style, explode, value, expected) => {
  expect(queryPieces(styleOf('query', 'color', style, explode), value)).toEqual(expected);
});

test.each<[boolean, ParameterValue, string[]]>([
  [true, 'a&b', ['x%5By%5D=a%26b']],
  [true, ['a', 'b'], ['x%5By%5D=a', 'x%5By%5D=b']],
  [false, ['a', 'b'], ['x%5By%5D=a,b']],
  [false, OBJECT, ['x%5By%5D=R,100,G,200']],
])('B132: the name of a query parameter is encoded, explode %s: %j', (explode, value, expected) => {
  expect(queryPieces(styleOf('query', 'x[y]', 'form', explode), value)).toEqual(expected);
});

test.each<[string, boolean, ParameterValue, string[]]>([
  ['form', true, ':/?@!$()*,;=[]', ['color=:/?@!$()*,;=[]']],
  ['form', true, "a#b&c+d'e f訂", ['color=a%23b%26c%2Bd%27e%20f%E8%A8%82']],
  ['form', true, '[[]]##&&', ['color=[[]]%23%23%26%26']],
  ['form', true, ['a/b', 'c:d'], ['color=a/b', 'color=c:d']],
  ['form', false, ['a/b', 'c:d'], ['color=a/b,c:d']],
  ['form', true, { 'a/b': 'c:d' }, ['a/b=c:d']],
  ['deepObject', true, { a: 'b/c' }, ['color%5Ba%5D=b/c']],
  ['form', true, '\ud800', ['color=%EF%BF%BD']],
  // RFC 6570, section 3.2.3: what is a percent-encoded character already stays one.
  ['form', true, 'g%2Fh[%5B]', ['color=g%2Fh[%5B]']],
  ['form', true, '%e8%a8%82 100% %zz', ['color=%e8%a8%82%20100%25%20%25zz']],
])(
  'B132: reserved characters are kept where allowed: %s, explode %s: %j',
  (style, explode, value, expected) => {
    const parameter = { ...styleOf('query', 'color', style, explode), allowReserved: true };
    expect(queryPieces(parameter, value)).toEqual(expected);
  },
);

test.each<[boolean, ParameterValue, string]>([
  [false, 'a b', 'a b'],
  [false, LIST, 'blue,black'],
  [true, LIST, 'blue,black'],
  [true, OBJECT, 'R=100,G=200'],
  [false, OBJECT, 'R,100,G,200'],
  [false, 'a\r\nX-Evil: 1', 'a X-Evil: 1'],
  [false, 'a\n\r\nb\rc', 'a b c'],
  [false, ['a\nb', 'c\rd'], 'a b,c d'],
  [true, { 'a\nb': 'c\rd' }, 'a b=c d'],
])('B132: a header on one line, explode %s: %j', (explode, value, expected) => {
  expect(headerText({ style: 'simple', explode }, value)).toBe(expected);
});

test.each<[string, boolean, ParameterValue, string]>([
  ['form', true, 'a;b', 'sid=a%3Bb'],
  ['form', true, ['a;b', 'c'], 'sid=a%3Bb,c'],
  ['form', false, ['a', 'b'], 'sid=a,b'],
  ['form', true, OBJECT, 'sid=R,100,G,200'],
  ['deepObject', true, OBJECT, 'sid%5BR%5D=100; sid%5BG%5D=200'],
  ['form', true, ['a', 'b b'], 'sid=a,b%20b'],
  ['cookie', true, 'a=b/c', 'sid=a=b/c'],
  ['cookie', true, ['a b', 'c'], 'sid=a b; sid=c'],
  ['cookie', false, ['a/b', 'c'], 'sid=a/b,c'],
  ['cookie', true, { R: '1/2', G: '200' }, 'R=1/2; G=200'],
  ['cookie', false, OBJECT, 'sid=R,100,G,200'],
  ['cookie', true, 'a\r\nX-Evil: 1', 'sid=a X-Evil: 1'],
])('B132: a cookie in the style %s, explode %s: %j', (style, explode, value, expected) => {
  expect(cookieText(styleOf('cookie', 'sid', style, explode), value)).toBe(expected);
});

test('B132: the name of a cookie is sent as it is', () => {
  expect(cookieText(styleOf('cookie', '$sid', 'form', false), 'a')).toBe('$sid=a');
});

test.each([
  ["''(())**!!", '%27%27%28%28%29%29%2A%2A%21%21'],
  ['a-b_c.d~e', 'a-b_c.d~e'],
  ['&=+#/ ', '%26%3D%2B%23%2F%20'],
  ['😀', '%F0%9F%98%80'],
  ['a\ud83d', 'a%EF%BF%BD'],
  ['\ud83da\ud83d', '%EF%BF%BDa%EF%BF%BD'],
  ['\ud83d\ud83d\ude00', '%EF%BF%BD%F0%9F%98%80'],
  ['\ude00b', '%EF%BF%BDb'],
  ['😀\ude00', '%F0%9F%98%80%EF%BF%BD'],
])('B132: %j is encoded for a query', (text, expected) => {
  expect(encodeQueryValue(text)).toBe(expected);
});
