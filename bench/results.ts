import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { OutputFigures } from '@/bench/measure-output.ts';
import type { ProcessFigures } from '@/bench/measure-process.ts';

/** In this order: each one uses the caches of the one before. */
export const STAGES = ['cold', 'warm', 'changed'] as const;
export type Stage = (typeof STAGES)[number];

/** Everything measured at one size. */
export interface SizeResult {
  /** Its name: the number of pages of a generated site, or `product`. */
  site: string;
  pages: number;
  /** ISO 8601, UTC. */
  measuredAt: string;
  machine: string;
  /** One-minute load average before the first build: near 0 on an idle machine. */
  loadBefore: number;
  /** Every run, in order. */
  builds: Record<Stage, ProcessFigures[]>;
  /** The output of the last cold build. */
  output: OutputFigures;
}

/** Results by the name of the site. Those of other sites are kept as they are. */
const savedResults = z.record(z.string(), z.unknown());

/** Adds the result of a site to the file. It replaces an older one of that site. */
export function saveResult(file: string, result: SizeResult): void {
  const known = existsSync(file) ? readJson(file, savedResults) : {};
  writeWhole(file, `${JSON.stringify({ ...known, [result.site]: result }, null, 2)}\n`);
}

/** Writes a file so that an interrupted call keeps the old one. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
}

/** Reads a JSON file. @throws Error that names the file and what is wrong in it */
export function readJson<T>(file: string, schema: z.ZodType<T>): T {
  const { success, data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!success) throw new Error(`${file}: ${z.prettifyError(error)}`);
  return data;
}

/** The machine in one line. */
export function machineLine(repository: string): string {
  const { version: next } = readJson(
    join(repository, 'node_modules', 'next', 'package.json'),
    z.object({ version: z.string() }),
  );
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release().split('.', 2).join('.')}, Node ${process.versions.node}, Next ${next}`;
}

/** One-minute load average; 0 on Windows, which has none. */
export const loadNow = (): number => loadavg()[0] ?? 0;

/** The middle value, or the mean of the two in the middle; null without values. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
