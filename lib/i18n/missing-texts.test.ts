import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { formatProblem } from '@/lib/content/problem.ts';
import { missingTexts } from './missing-texts.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

const ENGLISH = {
  docs: { tags: 'Tags', next: 'Next', more: { a: 'A', b: 'B', c: 'C' } },
  plain: 'Plain',
};

/** What is said of a site with these messages, in a repository with the portal's own. */
function said(files: Record<string, object | string>, ...codes: string[]): string[] {
  const texts = Object.entries({ 'messages/en.json': ENGLISH, ...files }).map(([name, text]) => [
    name,
    typeof text === 'string' ? text : JSON.stringify(text),
  ]);
  const root = folderOf(Object.fromEntries(texts) as Record<string, string>);
  roots.push(root);
  return missingTexts(
    { repository: root, site: join(root, 'site') },
    { locales: codes.map((code) => ({ code, label: code, htmlLang: code })) },
  ).map((problem) => `${problem.severity} ${formatProblem(problem)}`);
}

test('B3: a locale without a messages file is named, with what readers see and what to write', () => {
  expect(said({}, 'en', 'ja')).toEqual([
    'warning messages/ja.json: is not there, so none of the 6 interface texts is in the language of the locale. Readers see them in English, from messages/en.json of the portal. Translate them under the same keys into this file in the site folder.',
  ]);
});

test('B3: a messages file that lacks texts says how many and which', () => {
  expect(
    said(
      {
        'messages/zh-tw.json': { docs: { tags: '標籤' }, plain: 'x' },
        'site/messages/zh-tw.json': { docs: { next: '下一步' } },
      },
      'zh-tw',
    )[0],
  ).toContain(
    'messages/zh-tw.json: lacks 3 of 6 interface texts: docs.more.a, docs.more.b, docs.more.c. Readers see them in English',
  );
  expect(said({ 'site/messages/fr.json': {} }, 'fr')[0]).toContain(
    'lacks 6 of 6 interface texts: docs.tags, docs.next, docs.more.a, docs.more.b, docs.more.c and 1 more.',
  );
});

test('B3: a locale with every text says nothing, wherever they stand; English is the source', () => {
  expect(
    said(
      { 'messages/de.json': { docs: ENGLISH.docs }, 'site/messages/de.json': { plain: 'x' } },
      'en',
      'de',
    ),
  ).toEqual([]);
});

test('B3: a messages file that does not parse is an error', () => {
  expect(said({ 'site/messages/ja.json': '{ "docs": }' }, 'ja')).toEqual([
    expect.stringMatching(/^error messages\/ja\.json: does not parse: /),
  ]);
});

test('B3: the product has every text in each of its languages', () => {
  const repository = process.cwd();
  expect(
    missingTexts(
      { repository, site: repository },
      {
        locales: [
          { code: 'en', label: '', htmlLang: 'en' },
          { code: 'zh-tw', label: '', htmlLang: 'zh-Hant-TW' },
        ],
      },
    ),
  ).toEqual([]);
});
