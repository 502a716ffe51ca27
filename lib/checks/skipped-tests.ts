import { relative } from 'node:path';

export interface VitestReport {
  testResults?: { name: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightSuite {
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { file: string; tests: { status: string; annotations?: { type: string; description?: string }[] }[] }[];
}

export interface PlaywrightReport {
  suites?: PlaywrightSuite[];
}

/** Which files of unit tests have skipped some, and how many: one line each. `report` is vitest's, as JSON. */
export function skippedUnitTests(report: VitestReport, folder: string): string[] {
  return (report.testResults ?? []).flatMap(({ name, assertionResults }) => {
    const count = assertionResults.filter(({ status }) => status === 'pending' || status === 'skipped').length;
    return count === 0 ? [] : [`${relative(folder, name)}: ${count} skipped`];
  });
}

/** The same for Playwright's report, with the reasons that the tests give. */
export function skippedBrowserTests(report: PlaywrightReport): string[] {
  const found = new Map<string, number>();
  const walk = ({ suites = [], specs = [] }: PlaywrightSuite): void => {
    suites.forEach(walk);
    for (const { file, tests } of specs) {
      for (const { annotations = [] } of tests.filter(({ status }) => status === 'skipped')) {
        const reason = annotations.find(({ type }) => type === 'skip')?.description;
        const key = `${file}: %d skipped${reason ? `, because ${reason}` : ''}`;
        found.set(key, (found.get(key) ?? 0) + 1);
      }
    }
  };
  (report.suites ?? []).forEach(walk);
  return [...found].map(([line, count]) => line.replace('%d', String(count)));
}
