import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { PREVIEW_APIS, type PreviewApis } from '@/lib/server/preview-apis.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { watchApis } from './watch-apis.ts';

const folders: string[] = [];
const watchers: FSWatcher[] = [];
afterEach(() => {
  watchers.splice(0).forEach((watcher) => watcher.close());
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

const siteOf = (files: Record<string, string>): string => {
  const folder = folderOf(files);
  folders.push(folder);
  return folder;
};

test('B138: the preview reads API documents at its start and after a change of a part; a change meanwhile leads to one more reading', async () => {
  const folder = join(siteOf({ 'openapi/a.yaml': 'a', 'openapi/parts/b.yaml': 'b' }), 'openapi');
  const waiting: (() => void)[] = [];
  watchers.push(watchApis(folder, (done) => waiting.push(done))!);
  expect(waiting).toHaveLength(1);
  waiting[0]!();
  writeFileSync(join(folder, 'parts/b.yaml'), 'c');
  await vi.waitFor(() => expect(waiting).toHaveLength(2), 20_000);
  // The second reading is not done: what changes now waits for it.
  writeFileSync(join(folder, 'a.yaml'), 'd');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(waiting).toHaveLength(2);
  waiting[1]!();
  await vi.waitFor(() => expect(waiting).toHaveLength(3), 20_000);
});

test('B138: a site without API documents has nothing to watch', () => {
  expect(watchApis(join(siteOf({ 'content/en/a.md': 'a' }), 'openapi'), () => expect.unreachable())).toBeUndefined();
});

test('B138: what the preview reads is the document as it is now, with what is wrong with it', () => {
  const document = (summary: string) => `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: { /a: { get: { operationId: a, summary: ${summary}, responses: { '200': { description: ok } } } } }\n`;
  const site = siteOf({ 'content/en/Guide/a.md': '---\ntitle: A\n---\n\nText.\n', 'openapi/shop.yaml': document('First') });
  const paths = sitePaths({ SITE_DIR: site });
  folders.push(paths.work);
  const read = (): PreviewApis => {
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/preview-apis.ts'], { env: { ...process.env, SITE_DIR: site }, stdio: 'ignore' });
    return JSON.parse(readFileSync(join(paths.work, PREVIEW_APIS), 'utf8')) as PreviewApis;
  };
  expect(read().outlines['shop.yaml']!.en!.operations.map(({ title }) => title)).toEqual(['First']);
  expect(existsSync(join(paths.work, 'api/shop/en/operation-a.json'))).toBe(true);
  writeFileSync(join(site, 'openapi/shop.yaml'), document('Second'));
  expect(read().outlines['shop.yaml']!.en!.operations.map(({ title }) => title)).toEqual(['Second']);
  writeFileSync(join(site, 'openapi/shop.yaml'), document('Second').replace('description', 'descripton'));
  expect(read().problems.map(({ file, message }) => `${file} ${message}`)).toEqual(expect.arrayContaining([expect.stringMatching(/^openapi\/shop\.yaml #\/paths\/~1a\/get\/responses\/200: /)]));
});
