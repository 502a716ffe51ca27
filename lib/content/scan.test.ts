import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { scanContent } from '@/lib/content/scan.ts';

const folders: string[] = [];
function scan(files: Record<string, string>, locales = ['en', 'zh-tw']) {
  const folder = folderOf(files);
  folders.push(folder);
  return scanContent(folder, locales);
}
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

describe('scanContent', () => {
  test('files are told apart by name and listed in one order on every machine', () => {
    const files = scan({
      'zh-tw/BSP/a.md': '',
      'en/BSP/b.mdx': '',
      'en/BSP/a.md': '',
      'en/BSP/sub/_category_.json': '{}',
      'en/training.yaml': '',
      'en/BSP/image.png': '',
      'en/BSP/training.yaml': '',
      'glossary.yaml': '',
    });
    expect(files.documents).toEqual(['en/BSP/a.md', 'en/BSP/b.mdx', 'zh-tw/BSP/a.md']);
    expect(files.categories).toEqual(['en/BSP/sub/_category_.json']);
    expect(files.training).toEqual(['en/training.yaml']);
    expect(files.problems).toEqual([]);
  });

  test('no pages are made of partials and tests', () => {
    expect(
      scan({
        'en/S/a.md': '',
        'en/S/_part.mdx': '',
        'en/S/_parts/b.md': '',
        'en/S/__tests__/c.md': '',
        'en/S/d.test.mdx': '',
        'en/S/e_f.md': '',
      }).documents,
    ).toEqual(['en/S/a.md', 'en/S/e_f.md']);
  });

  test('a link to a file is a file; one that leads to none is a problem', () => {
    const folder = folderOf({ 'en/S/a.md': '', 'en/shared/b.md': '' });
    folders.push(folder);
    symlinkSync(join(folder, 'en/S/a.md'), join(folder, 'en/S/link.md'));
    symlinkSync(join(folder, 'en/S/none.md'), join(folder, 'en/S/gone.md'));
    symlinkSync(join(folder, 'en/S/none.png'), join(folder, 'en/S/picture.png'));
    symlinkSync(join(folder, 'en/shared'), join(folder, 'en/S/folder'));
    const { documents, problems } = scanContent(folder, ['en']);
    expect(documents).toEqual(['en/S/a.md', 'en/S/link.md', 'en/shared/b.md']);
    expect(problems).toMatchObject([
      { file: 'content/en/S/folder', severity: 'warning' },
      { file: 'content/en/S/gone.md', severity: 'error' },
      { file: 'content/en/S/picture.png', severity: 'warning' },
    ]);
  });

  test('names with spaces, signs and Chinese characters are taken as they are', () => {
    expect(scan({ 'en/常見問題/C# & C++.md': '', 'en/A B/100%.md': '' }).documents).toEqual([
      'en/A B/100%.md',
      'en/常見問題/C# & C++.md',
    ]);
  });

  test.each(['en/.obsidian/note.md', 'en/BSP/.draft.md', '.git/HEAD.md', '.DS_Store'])(
    '%s is hidden and therefore ignored',
    (file) => {
      expect(scan({ [file]: '', 'en/BSP/a.md': '' })).toMatchObject({
        documents: ['en/BSP/a.md'],
        problems: [],
      });
    },
  );

  test('B3: a folder of a locale that is not configured is refused once, with the locales there are and what to do', () => {
    const { problems, documents } = scan({ 'de/BSP/a.md': '', 'de/BSP/b.md': '' });
    expect(problems).toMatchObject([{ file: 'content/de', severity: 'error' }]);
    expect(problems[0]!.message).toContain('"de" is not a configured locale (en, zh-tw)');
    expect(problems[0]!.message).toContain('site.config.ts');
    expect(documents).toEqual([]);
  });

  test('B3: a page outside the folders of the locales is refused', () => {
    expect(scan({ 'a.md': '' }).problems).toEqual([
      {
        file: 'content/a.md',
        severity: 'error',
        message: 'belongs into a folder of a locale (en, zh-tw).',
      },
    ]);
  });

  test('a site without a content folder is told where pages go', () => {
    const { problems, documents } = scanContent('/nowhere/content', ['en']);
    expect(documents).toEqual([]);
    expect(problems).toMatchObject([{ file: 'content', severity: 'error' }]);
    expect(problems[0]!.message).toContain('content/<locale>/<section>/');
  });

  test('a folder that is named like a page is no page', () => {
    const folder = folderOf({ 'en/BSP/a.md': '' });
    folders.push(folder);
    mkdirSync(`${folder}/en/BSP/folder.md`);
    expect(scanContent(folder, ['en']).documents).toEqual(['en/BSP/a.md']);
  });
});
