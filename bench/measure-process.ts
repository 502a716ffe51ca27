import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessTree } from '@/bench/process-tree.ts';

const GNU_TIME = '/usr/bin/time';
const SAMPLE_MS = 250;

/** What one run of a program took. Null: this machine cannot tell. */
export interface ProcessFigures {
  wallSeconds: number;
  /** User and system time of the program and of everything that it started. */
  cpuSeconds: number | null;
  /** Where `cpuSeconds` comes from: the kernel's account of ended children, or the sum of what was seen in `/proc`. */
  cpuSource: 'time' | 'proc' | null;
  /** Highest resident memory of any one process, MiB. */
  largestProcessMiB: number | null;
  /** Highest sum of resident memory over all processes at one moment, sampled, MiB. */
  treeMiB: number | null;
}

export interface ProcessRun {
  figures: ProcessFigures;
  /** 0: success. Null: ended by a signal. */
  code: number | null;
  /** Both streams, in the order in which they came. */
  output: string;
}

/** Runs a program, waits for it and measures it with all of its children; never rejects because the program fails. */
export async function measureProcess(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<ProcessRun> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-time-'));
  try {
    const report = join(folder, 'time.txt');
    const wrapped = hasGnuTime()
      ? { command: GNU_TIME, args: ['-q', '-o', report, '-f', '%U %S %M', command, ...args] }
      : { command, args };
    const started = performance.now();
    const child = spawn(wrapped.command, wrapped.args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const tree =
      process.platform === 'linux' && child.pid !== undefined
        ? new ProcessTree(child.pid)
        : undefined;
    const timer = setInterval(() => tree?.look(), SAMPLE_MS);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    try {
      const code = await new Promise<number | null>((resolve, reject) =>
        child.on('error', reject).on('close', resolve),
      );
      const wallSeconds = (performance.now() - started) / 1000;
      return {
        figures: {
          wallSeconds,
          ...combine(wrapped.command === GNU_TIME ? readReport(report) : undefined, tree),
        },
        code,
        output,
      };
    } finally {
      clearInterval(timer);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface TimeReport {
  cpuSeconds: number;
  largestProcessMiB: number;
}

/**
 * Both sources are lower bounds: the kernel's account leaves out children that nobody has waited for, the samples leave
 * out what came after the last look. So the larger figure is the better one.
 */
function combine(
  report: TimeReport | undefined,
  tree: ProcessTree | undefined,
): Omit<ProcessFigures, 'wallSeconds'> {
  const seen = tree?.figures();
  const cpuSource =
    report && report.cpuSeconds >= (seen?.cpuSeconds ?? 0) ? 'time' : seen ? 'proc' : null;
  const largest = Math.max(report?.largestProcessMiB ?? 0, seen?.largestProcessMiB ?? 0);
  return {
    cpuSeconds:
      cpuSource === 'time' ? report!.cpuSeconds : cpuSource === 'proc' ? seen!.cpuSeconds : null,
    cpuSource,
    largestProcessMiB: report || seen ? largest : null,
    treeMiB: seen ? seen.treeMiB : null,
  };
}

function readReport(file: string): TimeReport | undefined {
  // A program that fails makes GNU time write a line about it first (-q leaves most of them out).
  const [user, system, kibibytes] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .at(-1)!
    .split(' ')
    .map(Number);
  return [user, system, kibibytes].every(Number.isFinite)
    ? { cpuSeconds: user! + system!, largestProcessMiB: kibibytes! / 1024 }
    : undefined;
}

let gnuTime: boolean | undefined;

/** The `time` of BSD and macOS has no `-f`. */
function hasGnuTime(): boolean {
  gnuTime ??=
    spawnSync(GNU_TIME, ['--version'], { encoding: 'utf8' }).stdout?.includes('GNU') ?? false;
  return gnuTime;
}
