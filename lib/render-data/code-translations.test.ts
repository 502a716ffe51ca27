import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { codeTranslations } from './code-translations.ts';

let site: string;
afterEach(() => rmSync(site, { recursive: true }));

test('moved in: the texts of code are those of code.json; without it there are none', () => {
  site = folderOf({ 'i18n/de/code.json': '{ "a": { "message": "Hallo", "description": "x" } }' });
  expect(codeTranslations('de', { site })).toEqual({ a: 'Hallo' });
  expect(codeTranslations('fr', { site })).toEqual({});
});

test.each(['{', '[]', '{ "a": "Hallo" }'])(
  'moved in: a code.json that cannot be used is named with what to do: %s',
  (text) => {
    site = folderOf({ 'i18n/de/code.json': text });
    expect(() => codeTranslations('de', { site })).toThrow(
      /i18n\/de\/code\.json cannot be used: [\s\S]*Correct the file/,
    );
  },
);
