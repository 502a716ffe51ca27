import { relative } from 'node:path';

export interface VitestReport {
  testResults?: { name: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightSuite {
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: Spec[];
}

interface Spec {
  file: string;
  title?: string;
  tests: { status: string; annotations?: { type: string; description?: string }[] }[];
}

export interface PlaywrightReport {
  suites?: PlaywrightSuite[];
}

/** The files with skipped unit tests and their number, one line each. `report` is the JSON report of Vitest. */
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

/** The browser tests that passed only at a second attempt, one line each. */
export const unsteadyBrowserTests = (report: PlaywrightReport): string[] =>
  specsOf(report).flatMap(({ file, title, tests }) =>
    tests.some(({ status }) => status === 'flaky')
      ? [`${file}: passed at the second attempt only: ${title}`]
      : [],
  );

const specsOf = ({ suites = [] }: PlaywrightReport): Spec[] =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite)]);
