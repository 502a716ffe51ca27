import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compilePages } from '@/lib/build/compile-pages.ts';
import { Progress } from '@/lib/build/progress.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { docAt, modelOf, treeOf, type Files } from '@/lib/docs/__fixtures__/tree.ts';
import type { CompiledPage } from '@/lib/mdx/compile.ts';
import type { SiteConfigInput } from '@/lib/site/config-schema.ts';
import { sitePaths } from '@/lib/site/paths.ts';

let repository: string;
beforeEach(() => (repository = folderOf()));
afterEach(() => rmSync(repository, { recursive: true }));

async function compile(files: Files, config: Partial<SiteConfigInput> = {}) {
  const site = modelOf(files, config);
  const result = await compilePages(
    sitePaths({}, repository),
    site.model,
    treeOf(files),
    new Progress(),
  );
  return { ...site, result };
}

const fileOf = (data: string) => join(sitePaths({}, repository).work, 'pages', `${data}.json`);

test('a page and its untranslated double are compiled once, into a file named by the record', async () => {
  const { result, en } = await compile({ 'en/S/a.md': '## Part\n' });
  expect(result).toMatchObject({ made: 1, kept: 0, errors: [], warnings: [] });
  const { data } = docAt(en, '/S/a');
  expect(result.facts.get(data)?.ids).toEqual(['part']);
  expect((JSON.parse(readFileSync(fileOf(data), 'utf8')) as CompiledPage).facts.ids).toEqual([
    'part',
  ]);
});

test('a text that has not changed keeps its file, a changed one is compiled again', async () => {
  await compile({ 'en/S/a.md': '## A\n', 'en/S/b.md': '## B\n' });
  const { result, en } = await compile({ 'en/S/a.md': '## A\n', 'en/S/b.md': '## New\n' });
  expect(result).toMatchObject({ made: 1, kept: 1 });
  expect(result.facts.get(docAt(en, '/S/a').data)?.ids).toEqual(['a']);
  expect(result.facts.get(docAt(en, '/S/b').data)?.ids).toEqual(['new']);
});

test('a text with plugins of the site is compiled again in every build, because they may read other files', async () => {
  const files = { 'en/S/a.md': '## A\n', 'en/T/b.md': '## B\n' };
  const file = join(repository, 'plugins.mjs');
  writeFileSync(file, 'export default { presets: [["classic", { docs: {} }]] };\n');
  const config = { pluginModule: { file, hash: repository, docs: { S: 0 } } };
  await compile(files, config);
  expect((await compile(files, config)).result).toMatchObject({ made: 1, kept: 1 });
});

test('every text is compiled again when the compiler or a library has changed', async () => {
  const files = { 'en/S/a.md': '## A\n' };
  await compile(files);
  mkdirSync(join(repository, 'lib', 'mdx'), { recursive: true });
  writeFileSync(join(repository, 'lib', 'mdx', 'compile.ts'), '');
  expect((await compile(files)).result).toMatchObject({ made: 1, kept: 0 });
  writeFileSync(join(repository, 'package-lock.json'), '{}');
  expect((await compile(files)).result).toMatchObject({ made: 1, kept: 0 });
  expect((await compile(files)).result).toMatchObject({ made: 0, kept: 1 });
});

test('a file that cannot be read, as from a disk that was full, is written again', async () => {
  const files = { 'en/S/a.md': '## A\n' };
  const { en } = await compile(files);
  const file = fileOf(docAt(en, '/S/a').data);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20));
  expect((await compile(files)).result).toMatchObject({ made: 1, kept: 0 });
  expect(() => JSON.parse(readFileSync(file, 'utf8')) as unknown).not.toThrow();
});

test('the file of a page that is gone is removed', async () => {
  const { en } = await compile({ 'en/S/a.md': '## A\n', 'en/S/g/b.md': '## B\n' });
  await compile({ 'en/S/a.md': '## A\n' });
  expect(existsSync(fileOf(docAt(en, '/S/g/b').data))).toBe(false);
  expect(existsSync(fileOf(docAt(en, '/S/a').data))).toBe(true);
});

test('every page that does not compile is reported, and the others are compiled all the same', async () => {
  const { result } = await compile({
    'en/S/a.md': 'a { b\n',
    'en/S/b.md': '## B\n',
    'en/S/c.md': '<br>\n',
  });
  expect(result.errors.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/en/S/a.md:1',
    'content/en/S/c.md:1',
  ]);
  expect(result.made).toBe(1);
});

test('a page from the cache still reports its warnings', async () => {
  const files = { 'en/S/a.md': ':::attention\nText\n:::\n' };
  await compile(files);
  const { result } = await compile(files);
  expect(result).toMatchObject({
    made: 0,
    kept: 1,
    warnings: [{ file: 'content/en/S/a.md', line: 1 }],
  });
});
