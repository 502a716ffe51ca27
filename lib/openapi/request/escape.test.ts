import { describe, expect, test } from 'vitest';
import { escapes, type EscapeName } from './escape.ts';

const TEXT = 'a\'b"c\\d$e`f\n訂';

test.each<[EscapeName, string, string]>([
  ['python', TEXT, '"a\'b\\"c\\\\d$e`f\\n訂"'],
  ['java', '\t\u0001\r', '"\\t\\u0001\\r"'],
  ['csharp', 'a\u0085b\u2028\u2029\ufeff\u007f', '"a\\u0085b\\u2028\\u2029\\ufeff\\u007f"'],
  ['javascript', '', '""'],
  ['go', '\ufeffa', '"\\ufeffa"'],
  ['shell', TEXT, "'a'\\''b\"c\\d$e`f\n訂'"],
  ['shell', "''", "''\\'''\\'''"],
  ['shellForm', 'data={"a": "b\\c\'"}', `'data={"a": "b\\c'\\''"}'`],
  ['shellForm', 'data={"a": ";\\\'"}', `'data="{\\"a\\": \\";\\\\'\\''\\"}"'`],
  ...['"a"', '@a', '<a', '(', ' a', 'a ', ''].map((text): [EscapeName, string, string] => [
    'shellForm',
    `data=${text}`,
    `'data="${text.replaceAll('"', '\\"')}"'`,
  ]),
  ['shellFile', 'f=@a b.png', `'f=@a b.png'`],
  ['shellFile', 'f=@a;"b".png', `'f=@"a;\\"b\\".png"'`],
  ['pythonText', TEXT, "'''a\\'b\"c\\\\d$e`f\n訂'''"],
  ['pythonText', "''\\\\\r\r\n", "'''\\'\\'\\\\\\\\\\r\\r\n'''"],
  ['php', TEXT, "'a\\'b\"c\\\\d$e`f\n訂'"],
  ['powershell', TEXT, "'a''b\"c\\d$e`f\n訂'"],
  ['powershell', "'‘’‚‛'", "'''‘‘’’‚‚‛‛'''"],
  ['powershell', '“”', "'“”'"],
  ['goText', 'a"b\nc\\', '`a"b\nc\\`'],
  ['goText', TEXT, '"a\'b\\"c\\\\d$e`f\\n訂"'],
  ['goText', 'a\rb', '"a\\rb"'],
  ['goText', '\ufeffa', '"\\ufeffa"'],
])('B131: a value in %s: %j', (name, text, expected) => {
  expect(escapes[name](text)).toBe(expected);
});

const SECRET = 'Bearer \ufdd0TOKEN\ufdd1';
test.each<[EscapeName, string, string]>([
  ['shell', `Authorization: ${SECRET}`, '"Authorization: Bearer ${TOKEN}"'],
  ['shell', "a'$\ufdd0KEY\ufdd1", "'a'\\''$'\"$KEY\""],
  ['shell', '\ufdd0KEY\ufdd1', `"$KEY"`],
  ['python', SECRET, '"Bearer " + os.environ["TOKEN"]'],
  ['python', '\ufdd0KEY\ufdd1', 'os.environ["KEY"]'],
  ['go', SECRET, '"Bearer " + os.Getenv("TOKEN")'],
  ['php', SECRET, "'Bearer ' . getenv('TOKEN')"],
  ['java', SECRET, '"Bearer " + System.getenv("TOKEN")'],
  ['csharp', SECRET, '"Bearer " + Environment.GetEnvironmentVariable("TOKEN")'],
  ['javascript', SECRET, '"Bearer " + process.env.TOKEN'],
  ['powershell', SECRET, '"Bearer ${env:TOKEN}"'],
  ['powershell', 'a"$`“\ufdd0KEY\ufdd1', '"a`"`$```“${env:KEY}"'],
])('B134: a credential in %s comes from an environment variable: %j', (name, text, expected) => {
  expect(escapes[name](text)).toBe(expected);
});

test.each([
  ['{\n  "a": 1\n}', 'JSON.stringify({\n    "a": 1\n  })'],
  ['[1, {}]', 'JSON.stringify([1, {}])'],
  ['{"a": 123456789012345}', 'JSON.stringify({"a": 123456789012345})'],
  ['{"a": "1.0 and 1e5"}', 'JSON.stringify({"a": "1.0 and 1e5"})'],
  ['{"a": "1234567890123456"}', 'JSON.stringify({"a": "1234567890123456"})'],
  ['{"a": 42.5, "b": -0.1}', 'JSON.stringify({"a": 42.5, "b": -0.1})'],
  ['{"a": "4d5e"}', 'JSON.stringify({"a": "4d5e"})'],
  ['{"a": "\\"1.0"}', 'JSON.stringify({"a": "\\"1.0"})'],
])('B131: the body %j is an object in JavaScript', (text, expected) => {
  expect(escapes.javascriptText(text)).toBe(expected);
});

test.each([
  '{"a": 1234567890123456789}',
  '{"__proto__": 1}',
  '{"a": 1.0}',
  '{"a": 1e5}',
  '{"a": 1E5}',
  '{"a": -0}',
  '{"a": "x", "b": 1.0, "c": "y"}',
  '"text"',
  '12',
  'true',
  'null',
  '{"a":',
  '',
])('B131: the body %j is a string in JavaScript, because reading it would change it', (text) => {
  expect(escapes.javascriptText(text)).toBe(JSON.stringify(text));
});

test('B131: several lines are a template in JavaScript', () => {
  expect(escapes.javascriptText('{\n "a": 1.0,\n "b": "`\\n${c} $d\u2028\r"}')).toBe(
    '`{\n "a": 1.0,\n "b": "\\`\\\\n\\${c} $d\\u2028\\r"}`',
  );
});

describe('B131: a body of several lines can be read', () => {
  const indented = ' '.repeat(12);

  test.each([
    ['{\n  "a": "4d5e"\n}', `"""\n${indented}{\n${indented}  "a": "4d5e"\n${indented}}"""`],
    ['a \n\tb\t\n\nc"', `"""\n${indented}a\\s\n${indented}\tb\\t\n\n${indented}c\\""""`],
    ['"""\n\\\r\u2028', `"""\n${indented}\\"\\"\\"\n${indented}\\\\\\r\\u2028"""`],
  ])('as a text block of Java: %j', (text, expected) => {
    expect(escapes.javaText(text)).toBe(expected);
  });

  test.each(['one line', '  all\n  indented', ''])('but %j is a string of Java', (text) => {
    expect(escapes.javaText(text)).toBe(JSON.stringify(text));
  });

  test('as a verbatim string of C#', () => {
    expect(escapes.csharpText('{\n  "a": "\\n"\n}')).toBe('@"{\n  ""a"": ""\\n""\n}"');
    expect(escapes.csharpText('{"a": 1}')).toBe('"{\\"a\\": 1}"');
    expect(escapes.csharpText('a\r\nb')).toBe('"a\\r\\nb"');
  });
});
