import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { NOTHING, type Outcome, type Step } from '@/lib/checks/step-schedule.ts';
import {
  browserOutcome,
  playwrightReport,
  skippedBrowserTests,
  skippedUnitTests,
  unitOutcome,
  unsteadyBrowserTests,
  vitestReport,
} from '@/lib/checks/test-reports.ts';
import { UNSTEADY_TESTS } from '@/lib/checks/unsteady-tests.ts';
import { freePort } from '@/lib/static-server/free-port.ts';
import { PORT_VARIABLES } from '../e2e/tested-sites.ts';
import { findBrowser, headlessShell } from './find-browser.ts';

/** Reports of the test runners, and what the browser tests leave of a failure. */
export const RESULTS = join('.cache', 'test-results');

type Env = Record<string, string>;
export type Run = Step['run'];

/**
 * Runs a program of this repository with Node. `say` hears all of it; without `say` it goes to the
 * terminal at once.
 */
export function node(args: readonly string[], env: Env, say?: (text: string) => void) {
  return new Promise<boolean>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', say ? 'pipe' : 'inherit', say ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => say?.(text));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/** A program that says with its exit code whether all is well. */
export const program =
  (args: readonly string[], env: Env = {}): Run =>
  async (say) =>
    (await node(args, env, say)) ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };

/** A script of this repository, in TypeScript. */
export const script = (name: string, args: readonly string[] = [], env: Env = {}): Run =>
  program(['scripts/run.mjs', `scripts/${name}.ts`, ...args], env);

/** Tests in vitest: the projects whose names begin with `name`. */
export const vitest =
  (name: string, args: readonly string[]): Run =>
  async (say) => {
    const file = join(RESULTS, `${name}.json`);
    const cli = join('node_modules', 'vitest', 'vitest.mjs');
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile=${file}`];
    const ok = await node([cli, ...args, '--project', `${name}*`, ...reporters], {}, say);
    const report = readReport(file, vitestReport);
    for (const line of skippedUnitTests(report, process.cwd())) say(`${line}\n`);
    return unitOutcome(report, ok);
  };

/** Tests in the browser. What they say is to be seen at once: they take a long time. */
export async function playwright(options: readonly string[], env: Env = {}): Promise<Outcome> {
  const file = join(RESULTS, 'e2e.json');
  const ports: Env = {};
  for (const variable of Object.values(PORT_VARIABLES)) ports[variable] = String(await freePort());
  const ok = await node(
    [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...options],
    {
      ...ports,
      CHROMIUM: headlessShell() ?? (await findBrowser()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...env,
    },
  );
  const report = readReport(file, playwrightReport);
  const unsteady = unsteadyBrowserTests(report, UNSTEADY_TESTS);
  const lines = [...skippedBrowserTests(report), ...unsteady.excused, ...unsteady.failures];
  for (const line of lines) console.log(line);
  return browserOutcome(report, ok, UNSTEADY_TESTS);
}

/** The report of a runner; an empty one if it has ended without. */
function readReport<T>(file: string, schema: z.ZodType<T>): T {
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { success, data, error } = schema.safeParse(report);
  if (!success)
    throw new Error(`${file} is not the report it should be: ${z.prettifyError(error)}`);
  return data;
}
