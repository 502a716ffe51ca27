import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { datesFromLog, gitDates } from '@/lib/content/git-dates.ts';

const LOG =
  '\u0001ccc 1700000000\n\nen/a.md\n\u0001bbb 1600000000\n\nen/a.md\nen/b c.md\n\u0001aaa 1500000000\n\nen/old.md\n';

describe('datesFromLog', () => {
  test('B55: the newest commit of a file counts', () => {
    expect([...datesFromLog(LOG, new Set())]).toEqual([
      ['en/a.md', '2023-11-14T22:13:20.000Z'],
      ['en/b c.md', '2020-09-13T12:26:40.000Z'],
      ['en/old.md', '2017-07-14T02:40:00.000Z'],
    ]);
  });

  test('B55: where a shallow clone ends, nothing is known', () => {
    expect([...datesFromLog(LOG, new Set(['bbb', 'aaa'])).keys()]).toEqual(['en/a.md']);
  });
});

const root = mkdtempSync(join(tmpdir(), 'git-dates-'));
afterAll(() => rmSync(root, { recursive: true }));

function commit(folder: string, file: string, date: string): void {
  mkdirSync(join(folder, 'content/en'), { recursive: true });
  writeFileSync(join(folder, 'content/en', file), date);
  const env = {
    ...process.env,
    GIT_COMMITTER_DATE: date,
    GIT_AUTHOR_DATE: date,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
  };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
      cwd: folder,
      env,
      stdio: 'ignore',
    });
  git('init');
  git('add', '-A');
  git('commit', '-m', file);
}

const hasGit = spawnSync('git', ['--version']).status === 0;

describe.skipIf(!hasGit)('gitDates', () => {
  test('B55: paths count from the folder, names may be Chinese; a shallow clone knows only what it holds', () => {
    const whole = join(root, 'whole');
    commit(whole, '名稱 a.md', '2020-01-02T03:04:05Z');
    commit(whole, 'b.md', '2021-01-02T03:04:05Z');
    expect(Object.fromEntries(gitDates(join(whole, 'content')))).toEqual({
      'en/名稱 a.md': '2020-01-02T03:04:05.000Z',
      'en/b.md': '2021-01-02T03:04:05.000Z',
    });
    execFileSync('git', ['clone', '--depth', '1', `file://${whole}`, join(root, 'shallow')], {
      stdio: 'ignore',
    });
    expect(gitDates(join(root, 'shallow/content')).size).toBe(0);
  });

  test('B55: without a repository there are no dates', () => {
    mkdirSync(join(root, 'plain'));
    expect(gitDates(join(root, 'plain')).size).toBe(0);
  });
});
