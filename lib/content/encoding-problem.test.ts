import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage, type PageError } from '@/lib/mdx/compile.ts';
import { missingTexts } from '@/lib/i18n/missing-texts.ts';
import { readApis } from '@/lib/openapi/catalog.ts';
import { Translations } from '@/lib/docusaurus/translations.ts';
import { folderOf } from './__fixtures__/folder.ts';
import { BuildError } from './problem.ts';

/** “窯” in Big5, in the second line. */
const BIG5 = Buffer.concat([
  Buffer.from('{ "a":\n"'),
  Buffer.from([0xba, 0xcc]),
  Buffer.from('" }\n'),
]);
const SAID =
  'The file is not UTF-8; perhaps Big5 or a code page of Windows. Open it in your editor with the encoding that shows it rightly, and save it as UTF-8.';

function site(...names: string[]): string {
  const folder = folderOf(Object.fromEntries(names.map((name) => [name, ''])));
  for (const name of names) writeFileSync(join(folder, name), BIG5);
  return folder;
}

test.each(['_part.mdx', 'data.json', 'list.csv'])(
  '%s that a page imports in another encoding stops the build',
  async (name) => {
    const folder = site(name);
    const body = `import Part from './${name}'\n\n${name.endsWith('x') ? '<Part />' : '{String(Part)}'}\n`;
    const about = { path: join(folder, 'page.mdx'), site: folder };
    const error: unknown = await compilePage(body, 'page.mdx', [], about).catch(
      (one: unknown) => one,
    );
    expect((error as PageError).problems[0]).toEqual({
      file: name,
      line: 2,
      severity: 'error',
      message: SAID,
    });
  },
);

test('so do an OpenAPI document, a part of one, and a translation of one', async () => {
  const folder = folderOf({
    'a.yaml': '',
    'b.yaml':
      "openapi: 3.0.0\ninfo: { title: B, version: '1' }\npaths: { /x: { $ref: './part.yaml' } }\n",
    'c.yaml': "openapi: 3.0.0\ninfo: { title: C, version: '1' }\npaths: {}\n",
    'part.yaml': '',
    'c.zh-tw.overlay.yaml': '',
  });
  for (const name of ['a.yaml', 'part.yaml', 'c.zh-tw.overlay.yaml'])
    writeFileSync(join(folder, name), BIG5);
  const sources = ['a.yaml', 'b.yaml', 'c.yaml'].map((file) => ({ file, strict: false }));
  const { problems } = await readApis(folder, sources, ['en', 'zh-tw'], 'en');
  expect(problems.filter(({ message }) => message === SAID).map(({ file }) => file)).toEqual([
    'openapi/a.yaml',
    'openapi/part.yaml',
    'openapi/c.zh-tw.overlay.yaml',
  ]);
});

test('so do interface texts, and translations of Docusaurus', () => {
  const folder = site('messages/de.json', 'i18n/de/navbar.json');
  const locales = [{ code: 'de', label: 'de', htmlLang: 'de' }];
  const at = { line: 2, severity: 'error', message: SAID };
  expect(missingTexts({ repository: folder, site: folder }, { locales })).toContainEqual({
    file: 'messages/de.json',
    ...at,
  });
  const translations = new Translations(folder, { de: 'i18n/de' }, 'en');
  expect(() => translations.messages('navbar.json')).toThrow(
    new BuildError('A file of the site cannot be read.', [
      { file: 'i18n/de/navbar.json', line: 2, severity: 'error', message: SAID },
    ]),
  );
});
