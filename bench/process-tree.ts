import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** USER_HZ: 100 on every Linux that Node runs on, whatever the kernel's own clock. */
const TICKS_PER_SECOND = 100;
const KIB_PER_MIB = 1024;

/** The figures of a process tree so far: memory in MiB, CPU in seconds. */
export interface TreeFigures {
  cpuSeconds: number;
  /** The largest high-water mark of any one process. */
  largestProcessMiB: number;
  /**
   * The largest sum of resident memory over the tree at one moment. Shared pages count once per
   * process: an upper bound.
   */
  treeMiB: number;
}

/**
 * Samples a process and all its descendants in `/proc` (Linux). Processes are identified by id and
 * start time, so those whose parent has ended are still followed. What a process used after the
 * last sample is not counted.
 */
export class ProcessTree {
  readonly #cpu = new Map<string, number>();
  #largest = 0;
  #tree = 0;

  /** @param proc another folder, for tests */
  constructor(
    readonly root: number,
    readonly proc = '/proc',
  ) {}

  /** Takes a sample. */
  look(): void {
    const all = readdirSync(this.proc).flatMap((name) =>
      /^\d+$/.test(name) ? (this.#stat(Number(name)) ?? []) : [],
    );
    const members = new Set([
      this.root,
      ...all.filter((entry) => this.#cpu.has(entry.key)).map((entry) => entry.pid),
    ]);
    // A child may have a smaller id than its parent: repeat until no process is added.
    for (let before = -1; before !== members.size;) {
      before = members.size;
      for (const entry of all) if (members.has(entry.parent)) members.add(entry.pid);
    }
    let sum = 0;
    for (const entry of all) {
      if (!members.has(entry.pid)) continue;
      this.#cpu.set(entry.key, entry.cpuSeconds);
      const memory = this.#memory(entry.pid);
      sum += memory.resident;
      this.#largest = Math.max(this.#largest, memory.peak);
    }
    this.#tree = Math.max(this.#tree, sum);
  }

  figures(): TreeFigures {
    return {
      cpuSeconds: [...this.#cpu.values()].reduce((sum, seconds) => sum + seconds, 0),
      largestProcessMiB: this.#largest,
      treeMiB: this.#tree,
    };
  }

  #stat(pid: number): { pid: number; parent: number; key: string; cpuSeconds: number } | undefined {
    const text = read(join(this.proc, String(pid), 'stat'));
    if (text === undefined) return undefined;
    // The name is in parentheses and may contain spaces and parentheses. Field 3 follows it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const field = (number: number) => Number(fields[number - 3]);
    return {
      pid,
      parent: field(4),
      key: `${pid} ${field(22)}`,
      cpuSeconds: (field(14) + field(15)) / TICKS_PER_SECOND,
    };
  }

  #memory(pid: number): { resident: number; peak: number } {
    const text = read(join(this.proc, String(pid), 'status')) ?? '';
    const line = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0) / KIB_PER_MIB;
    return { resident: line('VmRSS'), peak: line('VmHWM') };
  }
}

/** Undefined if the process has ended. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
