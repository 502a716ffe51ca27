import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import config from '@/playwright.config.ts';
import { requireSite } from '@/lib/static-server/require-site.ts';

let folder: string;
beforeEach(() => (folder = folderOf()));
afterEach(() => rmSync(folder, { recursive: true }));

test('serve: the message about a missing site names the command that builds it', () => {
  const env = {
    ...process.env,
    SITE_DIR: 'e2e/fixtures/variant',
    OUT_DIR: join(folder, 'my out'),
    BASE_PATH: '/docs',
  };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/serve.ts'], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    `There is no site in ${folder}/my out. Build it first:\n  SITE_DIR=e2e/fixtures/variant OUT_DIR='${folder}/my out' BASE_PATH=/docs npm run build`,
  );
});

test('serve: a missing site is built first if wanted; an existing one is not', () => {
  const lines: string[] = [];
  const build = () => writeFiles(folder, { 'index.html': '' });
  requireSite(folder, { build, tell: (line) => lines.push(line), env: { SITE_DIR: 'a' } });
  expect(lines).toEqual([
    `There is no site in ${folder}. It is built first: SITE_DIR=a npm run build`,
  ]);
  requireSite(folder, {
    build: () => expect.fail('it is there'),
    tell: (line) => expect.fail(line),
  });
});

test('serve: a build that fails is an error', () => {
  expect(() =>
    requireSite(folder, { build: () => undefined, tell: () => undefined, env: {} }),
  ).toThrow(`There is no site in ${folder}. Build it first:\n  npm run build`);
});

test('serve: the browser tests build what is missing of their sites by themselves', () => {
  const servers = [config.webServer ?? []].flat();
  expect(servers).toHaveLength(5);
  for (const { command } of servers) expect(command).toMatch(/scripts\/serve\.ts --build-missing$/);
  expect(new Set(servers.map(({ port }) => port)).size).toBe(5);
});
