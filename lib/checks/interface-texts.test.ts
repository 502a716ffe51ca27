import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hardCodedTexts } from './interface-texts.ts';

test.each([
  ['text between tags', '<p>Hello there</p>', ['Hello there']],
  [
    'text in an expression',
    "<p>{'Hello'} {x ? `One ${y} two` : 'three'}</p>",
    ['Hello', 'One', 'two', 'three'],
  ],
  [
    'names and titles',
    '<a aria-label="Close" title={"Go"} className="wide"><img alt="Picture" /></a>',
    ['Close', 'Go', 'Picture'],
  ],
  ['Chinese', '<p>關閉選單</p>', ['關閉選單']],
  [
    'what a script writes',
    "e.textContent = 'Done'; e.setAttribute('aria-label', 'Close'); e.setAttribute('data-x', 'wide'); e.className = 'wide';",
    ['Done', 'Close'],
  ],
  ['signs and values', "<p>← # 404 · {count} {t('key')} {a === 'wide' && <b>{x}</b>}</p>", []],
])('%s', (_, source, expected) => {
  expect(hardCodedTexts(source, 'x.tsx').map(({ text }) => text)).toEqual(expected);
});

test('every word of the interface stands in messages/', () => {
  const files = ['app', 'components']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.flatMap((file) =>
      hardCodedTexts(readFileSync(file, 'utf8'), file).map(
        ({ line, text }) => `${file}:${line} ${text}`,
      ),
    ),
  ).toEqual([]);
});
