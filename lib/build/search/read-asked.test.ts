import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAsked } from '@/lib/build/search/read-asked.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'asked-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const indexed = new Set(['/Box/LED', '/Box/Role & Right']);
const paths = { pages: new Set([...indexed, '/Box/List']), indexed };
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
  [
    '/Box/LED: [a]\n\n/Box/List: [b]\n',
    'content/asked.en.yaml:3: the search leaves out `/Box/List` (a list of pages, an unlisted page, or one of `search.exclude`), so nobody finds it by these words. Name a page that it finds, or remove the entry.',
  ],
  ['/Box/LED: red lamp\n', 'content/asked.en.yaml:1: “/Box/LED”'],
  ['/Box/LED: [401]\n', 'Write `path of the page: [words, words]`'],
])('B86: a mistake is named with its line and its remedy: %j', (text, message) =>
  expect(() => read(text)).toThrow(message),
);
