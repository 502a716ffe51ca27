import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAsked } from '@/lib/build/search/read-asked.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'asked-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const paths = new Set(['/Box/LED', '/Box/Role & Right']);
const read = (text: string) => {
  writeFileSync(join(folder, 'asked.en.yaml'), text);
  return readAsked(folder, 'en', paths);
};

test('B86: a site needs no list of what readers ask', () =>
  expect(readAsked(folder, 'en', paths)).toEqual(new Map()));

test('B86: what readers ask, by the path of the page', () =>
  expect(read('# Box\n/Box/LED: [red lamp, blinking]\n/Box/Role & Right: [who may]\n')).toEqual(
    new Map([
      ['/Box/LED', ['red lamp', 'blinking']],
      ['/Box/Role & Right', ['who may']],
    ]),
  ));

test.each([
  ['/Box/LED: [a]\n/Box/Lamp: [b]\n', 'content/asked.en.yaml:2: there is no page `/Box/Lamp`.'],
  ['/Box/LED: red lamp\n', 'content/asked.en.yaml:1: “/Box/LED”'],
  ['/Box/LED: [401]\n', 'Write `path of the page: [words, words]`'],
])('B86: a mistake is named with its line and its remedy: %j', (text, message) =>
  expect(() => read(text)).toThrow(message),
);
