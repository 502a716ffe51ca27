import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foreignWords } from '@/lib/build/search/foreign-words.ts';
import { readSynonyms } from '@/lib/build/search/read-synonyms.ts';
import { synonymLines } from '@/lib/build/search/synonym-lines.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'synonyms-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const read = (text: string) => {
  writeFileSync(join(folder, 'synonyms.en.yaml'), text);
  return readSynonyms(folder, 'en');
};

test('B86: a site needs no synonyms', () => expect(readSynonyms(folder, 'en')).toEqual([]));

test('B86: words of the manuals with what readers type, and their places', () => {
  expect(read('# words\naccess point: [hotspot, AP mode]\n')).toEqual([
    { word: 'access point', typed: ['hotspot', 'AP mode'], place: 'content/synonyms.en.yaml:2' },
  ]);
});

test.each([
  ['a: [b]\nbox: none\n', 'content/synonyms.en.yaml:2: “box”'],
  ['box: [60870]\n', 'content/synonyms.en.yaml:1: “box.0”'],
  ['box: []\n', 'content/synonyms.en.yaml:1: “box”'],
  ['box: [a]\nbox: [b]\n', 'content/synonyms.en.yaml:2: '],
  ['- box\n', 'content/synonyms.en.yaml:1: '],
])('B86: a mistake is named with its line: %j', (text, message) =>
  expect(() => read(text)).toThrow(message),
);

test('B86: words are published as the index spells them, each once', () => {
  const [entry] = read('網路: [網絡, 网络, Network]\n');
  expect(synonymLines(entry ? [entry] : [], '网網络絡')).toBe('網路\t網絡\tnetwork');
});

test('B86: words of another script lead to those of this one', () => {
  expect(foreignWords(read('閘道器: [網關, gateway]\n'))).toEqual([
    { word: 'gateway', typed: ['閘道器', '網關'], place: 'content/synonyms.en.yaml:1' },
  ]);
});
