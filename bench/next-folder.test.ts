import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBusy, removeNextCache, waitUntilFree } from '@/bench/next-folder.ts';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'bench-next-'));
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

test('removeNextCache leaves the folder of a preview alone', () => {
  for (const folder of ['cache/turbopack', 'server', 'dev/cache'])
    mkdirSync(join(repository, '.next', folder), { recursive: true });
  removeNextCache(repository);
  expect(readdirSync(join(repository, '.next'))).toEqual(['dev']);
  expect(existsSync(join(repository, '.next', 'dev', 'cache'))).toBe(true);
});

test('a repository that has never been built needs no waiting and no cleaning', async () => {
  removeNextCache(repository);
  await waitUntilFree(repository);
});

test.runIf(process.platform === 'linux')(
  'a lock file that nobody holds is no reason to wait',
  async () => {
    mkdirSync(join(repository, '.next'));
    writeFileSync(join(repository, '.next', 'lock'), '');
    await waitUntilFree(repository, 0);
  },
);

test('isBusy knows the message of Next, with or without colors', () => {
  expect(isBusy(' ⨯ Another next build process is already running.\n')).toBe(true);
  expect(isBusy(' ⨯ Another \u001b[36mnext build\u001b[39m process is already running.\n')).toBe(
    true,
  );
  expect(isBusy('Failed to compile')).toBe(false);
});
