import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { copyChanged, fileList, readFileList } from '@/lib/deploy/changed-files.ts';
import { filesBelow } from '@/lib/site/files-below.ts';

const SITE = {
  'index.html': 'home',
  'BSP/安裝 1.html': 'page',
  '_search/en/manifest.json': '{}',
  '_next/static/a.1.js': 'a',
  _headers: '',
  'sitemap.xml': '<a/>',
};
let folder: string;
let site: string;
beforeEach(() => {
  folder = folderOf(
    Object.fromEntries(Object.entries(SITE).map(([name, text]) => [`out/${name}`, text])),
  );
  site = join(folder, 'out');
});
afterEach(() => rmSync(folder, { recursive: true }));

const below = (name: string) =>
  filesBelow(join(folder, name))
    .map((file) => file.slice(join(folder, name).length + 1))
    .sort();

test('object store: what has changed is found by content, also when its size is the same', () => {
  const into = join(folder, 'upload');
  expect(copyChanged(site, undefined, into)).toEqual({ changed: 4, of: 4 });
  expect(below('upload')).toEqual([
    'BSP/安裝 1.html',
    '_search/en/manifest.json',
    'index.html',
    'sitemap.xml',
  ]);
  const published = readFileList(`${into}.json`);
  expect(published).toEqual(fileList(site));
  writeFiles(site, { 'index.html': 'home', 'BSP/安裝 1.html': 'pagf', 'new.html': 'new' });
  expect(copyChanged(site, published, into)).toEqual({ changed: 2, of: 5 });
  expect(below('upload')).toEqual(['BSP/安裝 1.html', 'new.html']);
});

test.each(['', 'null', '[]', '<html>'])(
  'object store: %j is no list, so everything counts as changed',
  (text) => {
    writeFiles(folder, { 'list.json': text });
    expect(readFileList(join(folder, 'list.json'))).toBeUndefined();
    expect(readFileList(join(folder, 'missing.json'))).toBeUndefined();
  },
);

/**
 * A stand-in for the client of the store: one file is really copied, of a folder it writes down
 * what there is to upload.
 */
const AWS = `#!/bin/sh
printf '%s\\n' "$*" >> "$LOG"
case "$*" in
  's3 rm '*) rm -f "$STORE/\${3#s3://}" ;;
  *--recursive*) test -z "$BROKEN" ;;
  's3 cp s3://'*) cp "$STORE/\${3#s3://}" "$4" 2>/dev/null ;;
  's3 cp '*) mkdir -p "$(dirname "$STORE/\${4#s3://}")" && cp "$3" "$STORE/\${4#s3://}" ;;
esac
`;

test('object store: the workflow uploads what has changed, and everything after a publication that broke off', () => {
  const workflow = parse(readFileSync('deploy/workflows/object-store.yml', 'utf8')) as {
    jobs: { publish: { steps: { name?: string; run?: string }[] } };
  };
  const step = workflow.jobs.publish.steps.find(
    ({ name }) => name === 'Upload the pages that have changed',
  )!.run!;
  writeFiles(folder, { 'bin/aws': AWS, log: '' });
  chmodSync(join(folder, 'bin/aws'), 0o755);
  const list = join(folder, 'store/bucket/docs/uploaded.json');
  const publish = (broken = '') => {
    writeFiles(folder, { log: '' });
    const env = {
      ...process.env,
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      LOG: join(folder, 'log'),
      STORE: join(folder, 'store'),
      BROKEN: broken,
      TARGET: 's3://bucket/docs',
      LIST: 'uploaded.json',
      OUT_DIR: site,
    };
    const { status } = spawnSync(
      'bash',
      ['-e', '-o', 'pipefail', '-c', step.replaceAll('.cache/', `${folder}/`)],
      { env, stdio: 'ignore' },
    );
    return [status === 0, below('upload').length, existsSync(list)];
  };
  expect(publish()).toEqual([true, 4, true]);
  const calls = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  expect(calls.slice(0, 2).map((call) => call.split(' ').slice(0, 3).join(' '))).toEqual([
    's3 cp s3://bucket/docs/uploaded.json',
    's3 rm s3://bucket/docs/uploaded.json',
  ]);
  expect(calls.slice(2, -1).every((call) => call.includes('--recursive'))).toBe(true);
  expect(calls.at(-1)).toMatch(/upload\.json s3:\/\/bucket\/docs\/uploaded\.json/);
  writeFiles(site, { 'index.html': 'hame' });
  expect(publish()).toEqual([true, 1, true]);
  writeFiles(site, { 'index.html': 'home' });
  expect(publish('yes')).toEqual([false, 1, false]);
  expect(publish()).toEqual([true, 4, true]);
  expect(publish()).toEqual([true, 0, true]);
}, 120_000);
