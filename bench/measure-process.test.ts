import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { measureProcess } from '@/bench/measure-process.ts';
import { ProcessTree } from '@/bench/process-tree.ts';

const BUSY = 'const end = Date.now() + 700; while (Date.now() < end);';

describe('measureProcess', () => {
  test('gives back the exit code and what the program prints on both streams', async () => {
    const run = await measureProcess(process.execPath, [
      '-e',
      'console.log("out"); console.error("err"); process.exit(3)',
    ]);
    expect(run.code).toBe(3);
    expect(run.output).toMatch(/out/);
    expect(run.output).toMatch(/err/);
  });

  test.runIf(process.platform === 'linux')('counts the time and memory of children', async () => {
    const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(BUSY)}])`;
    const { figures } = await measureProcess(process.execPath, ['-e', parent]);
    expect(figures.wallSeconds).toBeGreaterThan(0.7);
    // The machine may be busy: the child gets as little as a part of its 0.7 s.
    expect(figures.cpuSeconds).toBeGreaterThan(0.1);
    expect(figures.largestProcessMiB).toBeGreaterThan(20);
    expect(figures.treeMiB).toBeGreaterThan(figures.largestProcessMiB!);
  });

  test('a program that is not there is an error, of whatever kind', async () => {
    const outcome = await measureProcess('/nowhere/program', []).then(
      ({ code }) => code,
      (error: unknown) => error,
    );
    expect(outcome).not.toBe(0);
  });
});

describe('ProcessTree', () => {
  let proc: string;
  beforeEach(() => {
    proc = mkdtempSync(join(tmpdir(), 'bench-proc-'));
  });
  afterEach(() => rmSync(proc, { recursive: true, force: true }));

  const put = (
    pid: number,
    parent: number,
    ticks: number,
    residentKib: number,
    peakKib = residentKib,
    started = pid,
  ) => {
    mkdirSync(join(proc, String(pid)), { recursive: true });
    const fields = Array.from({ length: 50 }, () => 0);
    Object.assign(fields, { 0: parent, 10: ticks, 11: 0, 18: started });
    writeFileSync(
      join(proc, String(pid), 'stat'),
      `${pid} (next) build (v1)) S ${fields.join(' ')}\n`,
    );
    writeFileSync(
      join(proc, String(pid), 'status'),
      `Name:\tx\nVmHWM:\t  ${peakKib} kB\nVmRSS:\t  ${residentKib} kB\n`,
    );
  };

  test('takes the root and everything below it, whatever the order of ids, and nothing else', () => {
    put(50, 1, 100, 1024);
    put(40, 50, 200, 2048, 4096);
    put(60, 40, 300, 1024);
    put(70, 1, 9000, 999_999);
    const tree = new ProcessTree(50, proc);
    tree.look();
    expect(tree.figures()).toEqual({ cpuSeconds: 6, largestProcessMiB: 4, treeMiB: 4 });
  });

  test('keeps what ended processes used, follows one whose parent has ended, and is not misled by an id used again', () => {
    put(50, 1, 100, 1024);
    put(60, 50, 200, 1024);
    put(61, 60, 300, 1024);
    const tree = new ProcessTree(50, proc);
    tree.look();
    put(60, 1, 9000, 999_999, 999_999, 777);
    put(61, 1, 400, 1024);
    tree.look();
    expect(tree.figures()).toEqual({ cpuSeconds: 7, largestProcessMiB: 1, treeMiB: 3 });
  });
});
