import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { markdownText } from '@/lib/outputs/markdown-nodes.ts';
import { render } from './__fixtures__/all-operations.ts';
import { forgetNumbers, itemTexts, jsonText, keepNumber } from './request/long-numbers.ts';
import type { OperationData } from './pages/data.ts';
import { downloadFiles } from './pages/render-api.ts';
import { sampleValues } from './pages/sample-values.ts';
import { readDocument } from './read-document.ts';

const folder = mkdtempSync(join(tmpdir(), 'numbers-'));
afterEach(() => {
  for (const name of ['openapi/a.yaml', 'openapi/a.json']) forgetNumbers(name);
});

const document = (example: string) => `{
  "openapi": "3.1.0", "info": { "title": "T", "version": "1" },
  "paths": { "/a": { "post": {
    "operationId": "a", "responses": {},
    "parameters": [{ "name": "id", "in": "query", "required": true,
      "schema": { "type": "integer", "minimum": -9223372036854775808, "maximum": 9223372036854775807 },
      "example": 1234567890123456789 }],
    "requestBody": { "content": { "application/json": { "schema": { "type": "object", "properties": {
      "size": { "type": "integer", "default": 18446744073709551615 },
      "kind": { "enum": [9007199254740993] } } },
      "example": { "ids": [${example}], "text": "1234567890123456789" } } } } } } }
}`;

async function read(name: string, text: string) {
  writeFileSync(join(folder, name), text);
  return readDocument(folder, name);
}

test.each(['a.yaml', 'a.json'])(
  'B124: long numbers of %s are shown and sent as written',
  async (name) => {
    const { document: value, problems } = await read(name, document('1234567890123456789'));
    expect(problems).toEqual([]);
    const { pages, copies } = render(value!);
    const data = pages.get('operation-a') as OperationData;
    const all = JSON.stringify(data) + markdownText(copies.get('operation-a')!);
    for (const digits of [
      '>= -9223372036854775808 and <= 9223372036854775807',
      '18446744073709551615',
      '9007199254740993',
      '1234567890123456789',
    ])
      expect(
        all.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#x3C;', '<'),
      ).toContain(digits);
    expect(all).not.toMatch(/\d{6}000\b|digits:/);
    const { url, body } = sampleValues(data, 'text');
    expect(url).toContain('id=1234567890123456789');
    expect(body).toBe(
      '{\n  "ids": [\n    1234567890123456789\n  ],\n  "text": "1234567890123456789"\n}',
    );
    for (const text of downloadFiles('a', value!).values())
      expect(parse(text, { intAsBigInt: true })).toEqual(
        parse(document('1234567890123456789'), { intAsBigInt: true }),
      );
  },
);

test('B138: two long numbers that JavaScript takes for one are said with their place', async () => {
  const { problems } = await read('a.json', document('1234567890123456789,\n1234567890123456790'));
  expect(problems).toEqual([
    {
      file: 'openapi/a.json',
      line: 12,
      severity: 'warning',
      message:
        '#/paths/~1a/post/requestBody/content/application~1json/example/ids/1: is shown as 1234567890123456789, because JavaScript rounds 1234567890123456790 to the same number. Put both into quotes if they are text.',
    },
  ]);
  expect((await read('a.json', document('1234567890123456790'))).problems).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

test('what a reader types keeps its digits', () => {
  expect(
    itemTexts(
      '[9223372036854775807, "9223372036854775807", {"a": [12345678901234567890]}, 1.5, 1e30]',
    ),
  ).toEqual([
    '9223372036854775807',
    '9223372036854775807',
    '{"a":[12345678901234567890]}',
    '1.5',
    '1e+30',
  ]);
  expect(itemTexts('{"a": -9007199254740993}')).toEqual({ a: '-9007199254740993' });
  expect(itemTexts('9007199254740993')).toBeUndefined();
});

test('a text that looks like a number stays a text', () => {
  keepNumber(2 ** 60 + 1, '1152921504606846977', 'openapi/a.json');
  expect(jsonText(['1152921504606846977', 2 ** 60, '\\u0000digits:1'])).toBe(
    '["1152921504606846977",1152921504606846977,"\\\\u0000digits:1"]',
  );
});
