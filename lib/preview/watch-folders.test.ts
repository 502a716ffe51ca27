import { mkdirSync, rmSync, writeFileSync, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { watchFolders } from './watch-folders.ts';

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
  watchers.push(...watchFolders([folder], (done) => waiting.push(done))!);
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
  expect(
    watchFolders([join(siteOf({ 'content/en/a.md': 'a' }), 'openapi')], () => expect.unreachable()),
  ).toBeUndefined();
});

test('preview: one work for several folders, and those that are not there are left out', async () => {
  const site = siteOf({ 'content/a.md': 'a', 'public/b.txt': 'b' });
  let runs = 0;
  const run = (done: () => void) => {
    runs++;
    done();
  };
  const made = watchFolders(
    [join(site, 'content'), join(site, 'public'), join(site, 'none')],
    run,
  )!;
  watchers.push(...made);
  expect(made).toHaveLength(2);
  mkdirSync(join(site, 'public/new'));
  await vi.waitFor(() => expect(runs).toBe(2), 20_000);
});
