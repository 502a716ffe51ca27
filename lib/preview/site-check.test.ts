import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { formatProblem } from '@/lib/content/problem.ts';
import { outlinesFile, previewApiFolder } from '@/lib/render-data/preview-folders.ts';
import type { PreviewOutlines } from '@/lib/render-data/preview-state.ts';
import { loadSiteConfig } from '@/lib/site/load-config.ts';
import { sitePaths, type SitePaths } from '@/lib/site/paths.ts';
import { SiteCheck } from './site-check.ts';

const folders: string[] = [];
afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
);

const page = (title: string, text = 'Text.') => `---\ntitle: ${title}\n---\n\n${text}\n`;
const document = (summary: string) =>
  `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: { /a: { get: { operationId: a, summary: ${summary}, responses: { '200': { description: ok } } } } }\n`;

async function siteOf(files: Record<string, string>) {
  const site = folderOf(files);
  const paths = sitePaths({ SITE_DIR: site });
  folders.push(site, paths.work);
  const check = new SiteCheck(paths, await loadSiteConfig(paths));
  let clock = Date.now() / 1000;
  return {
    paths,
    check,
    /**
     * Two writings within one tick of the file system's clock are told apart by their time here.
     */
    write: (file: string, text: string) => {
      writeFiles(site, { [file]: text });
      clock += 1;
      utimesSync(join(site, file), clock, clock);
    },
    remove: (file: string) => rmSync(join(site, file)),
    look: async () => {
      let shown = 0;
      const problems = await check.run(() => shown++);
      return { lines: problems.map(formatProblem), problems, shown };
    },
  };
}

const outlines = (paths: SitePaths) =>
  JSON.parse(readFileSync(outlinesFile(paths), 'utf8')) as PreviewOutlines;
const titles = (paths: SitePaths) =>
  outlines(paths)['shop.yaml']!.en!.operations.map(({ title }) => title);
const dataOf = (paths: SitePaths, name: string) => join(previewApiFolder(paths), 'shop/en', name);

test('B138: what the preview reads is the document as it is now, with what is wrong with it', async () => {
  const { paths, write, look } = await siteOf({
    'content/en/Guide/a.md': page('A'),
    'openapi/shop.yaml': document('First'),
  });
  expect((await look()).lines).toEqual([]);
  expect(titles(paths)).toEqual(['First']);
  expect(existsSync(dataOf(paths, 'operation-a.json'))).toBe(true);
  write('openapi/shop.yaml', document('Second'));
  expect((await look()).lines).toEqual([]);
  expect(titles(paths)).toEqual(['Second']);
  write('openapi/shop.yaml', document('Second').replace('description', 'descripton'));
  expect((await look()).lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^openapi\/shop\.yaml:3: #\/paths\/~1a\/get\/responses\/200: /),
    ]),
  );
});

describe('preview: API documents', () => {
  test('preview: a parse error names line and column; the pages keep their last valid state until it is corrected', async () => {
    const { paths, write, look } = await siteOf({
      'content/en/Guide/a.md': page('A', '[the operation](/api/shop/a#request)'),
      'openapi/shop.yaml': document('First'),
    });
    await look();
    const before = readFileSync(dataOf(paths, 'operation-a.json'), 'utf8');
    write('openapi/shop.yaml', document('[Second'));
    const broken = await look();
    expect(broken.lines[0]).toMatch(/^openapi\/shop\.yaml:3:\d+: does not parse: /);
    expect(broken.problems[0]!.api).toBe('shop');
    expect(broken.shown).toBe(0);
    expect(titles(paths)).toEqual(['First']);
    expect(readFileSync(dataOf(paths, 'operation-a.json'), 'utf8')).toBe(before);
    write('openapi/shop.yaml', document('Third'));
    expect((await look()).lines).toEqual([]);
    expect(titles(paths)).toEqual(['Third']);
  });

  test('preview: an error in a part names its file, line, and pointer; correcting the part is enough', async () => {
    const root =
      "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n  /a: { $ref: './shop/a.yaml#/a' }\n";
    const part = (key: string) =>
      `a:\n  get:\n    operationId: a\n    summary: One\n    ${key}: { '200': { description: ok } }\n`;
    const { write, look } = await siteOf({
      'content/en/Guide/a.md': page('A'),
      'openapi/shop.yaml': root,
      'openapi/shop/a.yaml': part('responses'),
    });
    expect((await look()).lines).toEqual([]);
    write('openapi/shop/a.yaml', part('reponses'));
    expect((await look()).lines).toEqual([
      expect.stringMatching(/^openapi\/shop\/a\.yaml:\d: #\/a\/get: .*`reponses`/),
    ]);
    write('openapi/shop/a.yaml', part('responses'));
    expect((await look()).lines).toEqual([]);
  });

  test('preview: only the document that has changed is rendered, and a page’s data goes one round after the page', async () => {
    const { paths, write, look } = await siteOf({
      'content/en/Guide/a.md': page('A'),
      'openapi/shop.yaml': document('First'),
      'openapi/other.yaml': document('Other'),
    });
    const locales = Object.keys((await look(), outlines(paths)['shop.yaml']!)).length;
    const other = statSync(join(previewApiFolder(paths), 'other/en/operation-a.json')).ino;
    expect((await look()).shown).toBe(0);
    write('content/en/Guide/a.md', page('A', 'Another text.'));
    expect((await look()).shown).toBe(0);
    write('openapi/shop.yaml', document('First').replace('operationId: a', 'operationId: b'));
    expect((await look()).shown).toBe(locales);
    expect(statSync(join(previewApiFolder(paths), 'other/en/operation-a.json')).ino).toBe(other);
    expect([
      existsSync(dataOf(paths, 'operation-a.json')),
      existsSync(dataOf(paths, 'operation-b.json')),
    ]).toEqual([true, true]);
    write('openapi/shop.yaml', document('Last').replace('operationId: a', 'operationId: b'));
    await look();
    expect(existsSync(dataOf(paths, 'operation-a.json'))).toBe(false);
  });

  test('preview: a link of a description to a page that goes is found, though the document is the same', async () => {
    const { write, remove, look } = await siteOf({
      'content/en/Guide/a.md': page('A'),
      'openapi/shop.yaml': document('"First"').replace(
        'summary',
        'description: "[guide](/Guide/b)", summary',
      ),
    });
    expect((await look()).lines).toEqual([expect.stringContaining('/Guide/b')]);
    write('content/en/Guide/b.md', page('B'));
    const found = await look();
    expect(found.lines).toEqual([]);
    expect(found.shown).toBeGreaterThan(0);
    remove('content/en/Guide/b.md');
    expect((await look()).lines).toEqual([expect.stringContaining('/Guide/b')]);
  });
});

test('preview: what a build would refuse is found when it comes and gone when it goes', async () => {
  const { write, remove, look } = await siteOf({
    'content/en/Guide/a.md': page('A', '## Part'),
    'content/en/Guide/b.md': page('B', '[a](a.md#part)'),
  });
  expect((await look()).lines).toEqual([]);
  write('content/en/Guide/c.md', page('C', '[x](/nope)\n\n[y](a.md#none)\n\n![z](z.png)'));
  write('content/en/Guide/d.md', '---\nid: one\nslug: /same\n---\n\nText.\n');
  write('content/en/Guide/e.md', '---\nid: one\nslug: /same\n---\n\nText.\n');
  write('content/en/Guide/f.md', page('F', 'Text <b>x'));
  write('content/en/Guide/Sub/g.md', page('G'));
  write('content/en/Guide/Sub/_category_.json', '{');
  const { lines } = await look();
  for (const expected of [
    /c\.md:5:1: The link “\/nope”/,
    /c\.md:7:1: .*#none, which is not on \/Guide\/a/,
    /c\.md:9:1: The image “z\.png” is not there/,
    /e\.md.*claims the path \/Guide\/same/,
    /[de]\.md.*"?one"?/,
    /f\.md:5:\d+: /,
    /Sub\/_category_\.json/,
  ]) {
    expect(
      lines.some((line) => expected.test(line)),
      `${String(expected)} in\n${lines.join('\n')}`,
    ).toBe(true);
  }
  // A page that moves breaks the links of pages that have not changed.
  remove('content/en/Guide/a.md');
  expect((await look()).lines.some((line) => /b\.md:5:1: /.test(line))).toBe(true);
  write('content/en/Guide/a.md', page('A', '## Part'));
  for (const name of ['c.md', 'd.md', 'e.md', 'f.md', 'Sub/_category_.json'])
    remove(`content/en/Guide/${name}`);
  expect((await look()).lines).toEqual([]);
});

test('preview: what the check of texts finds is found here, too: an unclosed box, an unknown component, a locale without texts', async () => {
  const { write, look } = await siteOf({
    'content/en/Guide/a.md': page('A', ':::tip\n\nOpen.'),
    'site.config.ts':
      "export default { title: 'T', locales: [{ code: 'en', label: 'English', htmlLang: 'en' }, { code: 'ja', label: '日本語', htmlLang: 'ja' }] };\n",
  });
  const found = (await look()).lines.join('\n');
  expect(found).toMatch(/content\/en\/Guide\/a\.md:5:1: /);
  expect(found).toMatch(/messages\/ja\.json: is not there/);
  write('content/en/Guide/a.md', page('A', '<Tab>x</Tab>'));
  expect((await look()).lines.join('\n')).toMatch(/content\/en\/Guide\/a\.md:5:1: .*Tab/);
  write('content/en/Guide/a.md', page('A'));
  expect((await look()).lines.filter((line) => line.includes('a.md'))).toEqual([]);
});

test('preview: a link to a draft is a problem, since a build has no drafts; the draft’s own text may be unfinished', async () => {
  const { look } = await siteOf({
    'content/en/Guide/a.md': page('A', '[draft](/Guide/b)'),
    'content/en/Guide/b.md': '---\ntitle: B\ndraft: true\n---\n\n[later](/later)\n',
  });
  expect((await look()).lines).toEqual([expect.stringContaining('leads to /Guide/b')]);
});

test('preview: a text is compiled once, and its lines are those of the file when its head grows', async () => {
  const { paths, write, look } = await siteOf({ 'content/en/Guide/a.md': page('A', 'Text <b>x') });
  expect((await look()).lines).toEqual([expect.stringMatching(/^content\/en\/Guide\/a\.md:5:/)]);
  write('content/en/Guide/a.md', page('A\ndescription: D', 'Text <b>x'));
  expect((await look()).lines).toEqual([expect.stringMatching(/^content\/en\/Guide\/a\.md:6:/)]);
  writeFileSync(join(paths.content, 'en/Guide/a.md'), page('A', 'a'));
  expect((await look()).lines).toEqual([]);
});
