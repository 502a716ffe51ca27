import { relative } from 'node:path';
import { z } from 'zod';
import type { Outcome } from './step-schedule.ts';
import type { UnsteadyTest } from './unsteady-tests.ts';

const count = z.number().optional();

/** What is read of Vitest's JSON report. */
export const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  testResults: z
    .array(
      z.object({
        name: z.string(),
        assertionResults: z.array(z.object({ status: z.string() })),
      }),
    )
    .optional(),
});
type VitestReport = z.infer<typeof vitestReport>;

const spec = z.object({
  file: z.string(),
  title: z.string().optional(),
  tests: z.array(
    z.object({
      status: z.string(),
      annotations: z
        .array(z.object({ type: z.string(), description: z.string().optional() }))
        .optional(),
    }),
  ),
});
type Spec = z.infer<typeof spec>;

const playwrightSuite = z.object({
  get suites() {
    return z.array(playwrightSuite).optional();
  },
  specs: z.array(spec).optional(),
});

/** What is read of Playwright's JSON report. */
export const playwrightReport = z.object({
  stats: z.object({ expected: count, flaky: count, unexpected: count, skipped: count }).optional(),
  suites: z.array(playwrightSuite).optional(),
});
type PlaywrightReport = z.infer<typeof playwrightReport>;

/**
 * The files with skipped unit tests and their number, one line each. `report` is the JSON report of
 * Vitest.
 */
export function skippedUnitTests(report: VitestReport, folder: string): string[] {
  return (report.testResults ?? []).flatMap(({ name, assertionResults }) => {
    const count = assertionResults.filter(
      ({ status }) => status === 'pending' || status === 'skipped',
    ).length;
    return count === 0 ? [] : [`${relative(folder, name)}: ${count} skipped`];
  });
}

/** The files with skipped browser tests, with the reasons that the tests give. */
export function skippedBrowserTests(report: PlaywrightReport): string[] {
  const found = new Map<string, number>();
  for (const { file, tests } of specsOf(report)) {
    for (const { annotations = [] } of tests.filter(({ status }) => status === 'skipped')) {
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      const key = `${file}: %d skipped${reason ? `, because ${reason}` : ''}`;
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  }
  return [...found].map(([line, count]) => line.replace('%d', String(count)));
}

/**
 * The browser tests that passed only at a second attempt, one line each: a failure, unless the test
 * is listed with a reason.
 * @param listed lib/checks/unsteady-tests.ts
 */
export function unsteadyBrowserTests(
  report: PlaywrightReport,
  listed: readonly UnsteadyTest[],
): { failures: string[]; excused: string[] } {
  const failures: string[] = [];
  const excused: string[] = [];
  for (const { file, title, tests } of specsOf(report)) {
    if (!tests.some(({ status }) => status === 'flaky')) continue;
    const entry = listed.find((test) => test.file === file && test.title === title);
    const line = `${file}: passed at the second attempt only: ${title}`;
    if (entry) excused.push(`${line} (${entry.reason})`);
    else failures.push(line);
  }
  return { failures, excused };
}

/** The numbers of a run; a test that needed a second attempt without an excuse counts as failed. */
export function browserOutcome(
  report: PlaywrightReport,
  ok: boolean,
  listed: readonly UnsteadyTest[],
): Outcome {
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats ?? {};
  const unsteady = unsteadyBrowserTests(report, listed).failures.length;
  const failed = unexpected + unsteady;
  return {
    passed: expected + flaky - unsteady,
    failed: ok ? failed : Math.max(1, failed),
    skipped,
  };
}

/** The same for vitest's report. */
export function unitOutcome(report: VitestReport, ok: boolean): Outcome {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report;
  return {
    passed: numPassedTests,
    failed: ok ? numFailedTests : Math.max(1, numFailedTests),
    skipped: numPendingTests,
  };
}

const specsOf = ({ suites = [] }: Pick<PlaywrightReport, 'suites'>): Spec[] =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite)]);
