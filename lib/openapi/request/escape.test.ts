import { expect, test } from 'vitest';
import { escapes, type EscapeName } from './escape.ts';

const TEXT = 'a\'b"c\\d$e`f\n訂';

test.each<[EscapeName, string, string]>([
  ['double', TEXT, 'a\'b\\"c\\\\d$e`f\\n訂'],
  ['double', '\t\u0001\r', '\\t\\u0001\\r'],
  ['double', '\u007f\u007f', '\\u007f\\u007f'],
  ['double', '', ''],
  ['shell', TEXT, "a'\\''b\"c\\d$e`f\n訂"],
  ['shell', "''", "'\\'''\\''"],
  ['python', TEXT, 'a\\\'b"c\\\\d$e`f\n訂'],
  ['python', "''\\\\\r\r\n", "\\'\\'\\\\\\\\\\r\\r\n"],
  ['php', TEXT, 'a\\\'b"c\\\\d$e`f\n訂'],
  ['php', "''\\\\", "\\'\\'\\\\\\\\"],
  ['powershell', TEXT, "a''b\"c\\d$e`f\n訂"],
  ['powershell', "'‘’‚‛'", "''‘‘’’‚‚‛‛''"],
  ['powershell', '“”', '“”'],
  ['go', 'a"b\nc\\', '`a"b\nc\\`'],
  ['go', TEXT, '"a\'b\\"c\\\\d$e`f\\n訂"'],
  ['go', '`', '"`"'],
  ['go', 'a\rb', '"a\\rb"'],
  ['go', '\ufeffa', '"\ufeffa"'],
])('B131: inside the quotes of %s: %j', (name, text, expected) => {
  expect(escapes[name](text)).toBe(expected);
});

test.each([
  ['{\n  "a": 1\n}', 'JSON.stringify({\n    "a": 1\n  })'],
  ['[1, {}]', 'JSON.stringify([1, {}])'],
  ['{"a": 123456789012345}', 'JSON.stringify({"a": 123456789012345})'],
  ['{"a": "1.0 and 1e5"}', 'JSON.stringify({"a": "1.0 and 1e5"})'],
  ['{"a": "", "b": "1.0"}', 'JSON.stringify({"a": "", "b": "1.0"})'],
  ['{"a": "\\"1.0"}', 'JSON.stringify({"a": "\\"1.0"})'],
])('B131: the body %j is an object in JavaScript', (text, expected) => {
  expect(escapes.javascript(text)).toBe(expected);
});

test.each([
  '{"a": 1234567890123456}',
  '{"a": "1234567890123456"}',
  '{"__proto__": 1}',
  '{"a": 1.0}',
  '{"a": 1e5}',
  '{"a": 1E5}',
  '{"a": "x", "b": 1.0, "c": "y"}',
  '"text"',
  '12',
  'true',
  'null',
  '{"a":',
  'plain text\n',
  '',
])('B131: the body %j is a string in JavaScript, because reading it would change it', (text) => {
  expect(escapes.javascript(text)).toBe(JSON.stringify(text));
});

test.each([
  ['{\n  "a": [1, 2]\n}', '{\\"a\\":[1,2]}'],
  ['[ ]', '[]'],
  ['{ "a": 123456789012345 }', '{\\"a\\":123456789012345}'],
  ['{ "a": 1234567890123456 }', '{ \\"a\\": 1234567890123456 }'],
  ['{ "a": 1e5 }', '{ \\"a\\": 1e5 }'],
  ['{ "a": 1E5 }', '{ \\"a\\": 1E5 }'],
  ['{ "__proto__": 1 }', '{ \\"__proto__\\": 1 }'],
  ['{ "a":', '{ \\"a\\":'],
  ['two\nlines', 'two\\nlines'],
])('B131: the body %j on one line', (text, expected) => {
  expect(escapes.compact(text)).toBe(expected);
});
