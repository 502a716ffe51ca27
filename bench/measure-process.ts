import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessTree } from '@/bench/process-tree.ts';

const GNU_TIME = '/usr/bin/time';
const SAMPLE_MS = 250;

/** The cost of one run of a program. Null: not measurable on this machine. */
export interface ProcessFigures {
  wallSeconds: number;
  /** User and system time of the program and all its children. */
  cpuSeconds: number | null;
  /**
   * The source of `cpuSeconds`: the kernel's figure for ended children, or the sum of the samples
   * in `/proc`.
   */
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
  /** Both streams, in the order of arrival. */
  output: string;
}

/** Runs a program and measures it with all its children. A program that fails is not an error. */
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
 * Both sources are lower bounds: the kernel leaves out children that were not waited for, the
 * samples leave out what came after the last sample. So the larger figure is the better one.
 */
function combine(
  report: TimeReport | undefined,
  tree: ProcessTree | undefined,
): Omit<ProcessFigures, 'wallSeconds'> {
  const seen = tree?.figures();
  const largest = Math.max(report?.largestProcessMiB ?? 0, seen?.largestProcessMiB ?? 0);
  const cpu: Pick<ProcessFigures, 'cpuSeconds' | 'cpuSource'> =
    report && report.cpuSeconds >= (seen?.cpuSeconds ?? 0)
      ? { cpuSeconds: report.cpuSeconds, cpuSource: 'time' }
      : { cpuSeconds: seen?.cpuSeconds ?? null, cpuSource: seen ? 'proc' : null };
  return {
    ...cpu,
    largestProcessMiB: report || seen ? largest : null,
    treeMiB: seen ? seen.treeMiB : null,
  };
}

function readReport(file: string): TimeReport | undefined {
  // For a program that fails, GNU time writes a message first (-q leaves out most of them).
  const line = readFileSync(file, 'utf8').trim().split('\n').at(-1) ?? '';
  const [user = NaN, system = NaN, kibibytes = NaN] = line.split(' ').map(Number);
  return [user, system, kibibytes].every(Number.isFinite)
    ? { cpuSeconds: user + system, largestProcessMiB: kibibytes / 1024 }
    : undefined;
}

let gnuTime: boolean | undefined;

/** The `time` of BSD and macOS has no `-f`. */
function hasGnuTime(): boolean {
  if (gnuTime !== undefined) return gnuTime;
  const { error, stdout } = spawnSync(GNU_TIME, ['--version'], { encoding: 'utf8' });
  // Without the program there is no output at all.
  gnuTime = !error && stdout.includes('GNU');
  return gnuTime;
}
