import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockBuild, waitingFor, type Holder } from '@/lib/build/build-lock.ts';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';

let folder: string;
let file: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = folderOf();
  file = join(folder, '.cache', 'build.lock');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

/** A process that runs until it is killed. */
function running(): ChildProcess {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9)']);
  children.push(child);
  return child;
}

const held = (by: Holder): void => writeFiles(folder, { '.cache/build.lock': JSON.stringify(by) });

describe('builds at one time', () => {
  test('builds: the first has the lock at once and gives it back', async () => {
    const release = await lockBuild(file, 'npm run build', {
      onWait: () => expect.fail('nothing to wait for'),
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      pid: process.pid,
      command: 'npm run build',
    });
    release();
    expect(existsSync(file)).toBe(false);
  });

  test('builds: a second one says at its start whom it waits for, once, and begins when that process has ended', async () => {
    const other = running();
    held({ pid: other.pid!, command: 'SITE_DIR=a npm run build' });
    const heard: Holder[] = [];
    let has = false;
    const waiting = lockBuild(file, 'SITE_DIR=b npm run build', {
      every: 5,
      onWait: (holder) => heard.push(holder),
    }).then((release) => {
      has = true;
      return release;
    });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([heard, has]).toEqual([
      [{ pid: other.pid, command: 'SITE_DIR=a npm run build' }],
      false,
    ]);
    // Killed: it gives nothing back.
    other.kill('SIGKILL');
    await ended(other);
    (await waiting)();
    expect(heard).toHaveLength(1);
    expect(waitingFor(heard[0]!, '/x/build.lock')).toBe(
      `Another build is running in this checkout: process ${other.pid}, \`SITE_DIR=a npm run build\`. This one begins when it has ended. (If there is no such build, delete /x/build.lock.)`,
    );
  });

  test.each<[string, () => unknown]>([
    [
      'a process that has died',
      async () => {
        const dead = running();
        dead.kill('SIGKILL');
        await ended(dead);
        held({ pid: dead.pid!, command: 'x' });
      },
    ],
    ['a process whose number is ours now', () => held({ pid: process.pid, command: 'x' })],
    [
      'a process that was killed while it wrote',
      () => {
        writeFiles(folder, { '.cache/build.lock': '' });
        utimesSync(file, 0, 0);
      },
    ],
  ])('builds: the lock of %s blocks nobody', async (_, leave) => {
    await leave();
    (
      await lockBuild(file, 'npm run build', { onWait: () => expect.fail('nothing to wait for') })
    )();
    expect(existsSync(file)).toBe(false);
  });

  test('builds: several processes get the lock one after the other, even after a stale lock', async () => {
    const log = join(folder, 'log');
    held({ pid: 2 ** 30, command: 'x' });
    const processes = [1, 2, 3].map(() =>
      spawn(
        process.execPath,
        ['scripts/run.mjs', 'lib/build/__fixtures__/hold-lock.ts', file, log],
        { stdio: 'inherit' },
      ),
    );
    children.push(...processes);
    expect(await Promise.all(processes.map(ended))).toEqual([0, 0, 0]);
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(6);
    for (let index = 0; index < 6; index += 2)
      expect(lines[index + 1]).toBe(lines[index]!.replace('begin', 'end'));
    expect(existsSync(file)).toBe(false);
  });
});
