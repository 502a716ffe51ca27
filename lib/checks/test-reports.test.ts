import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  browserOutcome,
  skippedBrowserTests,
  skippedUnitTests,
  unitOutcome,
  unsteadyBrowserTests,
} from './test-reports.ts';
import { testTitles } from './test-titles.ts';
import { UNSTEADY_TESTS } from './unsteady-tests.ts';

test('files whose unit tests were skipped are named with their number', () => {
  const report = {
    testResults: [
      {
        name: '/repo/lib/a.test.ts',
        assertionResults: [{ status: 'passed' }, { status: 'pending' }, { status: 'skipped' }],
      },
      { name: '/repo/lib/b.test.ts', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(skippedUnitTests(report, '/repo')).toEqual(['lib/a.test.ts: 2 skipped']);
  expect(skippedUnitTests({}, '/repo')).toEqual([]);
});

test('browser tests that were skipped are named with their reason', () => {
  const skipped = {
    status: 'skipped',
    annotations: [{ type: 'skip', description: 'Firefox is not installed' }],
  };
  const specs = [
    { file: 'firefox.spec.ts', tests: [skipped] },
    { file: 'firefox.spec.ts', tests: [skipped] },
    { file: 'a.spec.ts', tests: [{ status: 'expected' }] },
    { file: 'b.spec.ts', tests: [{ status: 'skipped' }] },
  ];
  expect(
    skippedBrowserTests({
      suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
    }),
  ).toEqual([
    'firefox.spec.ts: 2 skipped, because Firefox is not installed',
    'b.spec.ts: 1 skipped',
  ]);
  expect(skippedBrowserTests({})).toEqual([]);
});

const twice = (title: string) => ({ file: 'a.spec.ts', title, tests: [{ status: 'flaky' }] });

test('a browser test that needed a second attempt is a failure, unless it is listed with a reason', () => {
  const report = {
    stats: { expected: 5, flaky: 2, unexpected: 0, skipped: 1 },
    suites: [
      {
        suites: [
          {
            specs: [
              twice('B1: opens'),
              { file: 'a.spec.ts', title: 'B2: closes', tests: [{ status: 'expected' }] },
              twice('B3: turns'),
            ],
          },
        ],
      },
    ],
  };
  const listed = [{ file: 'a.spec.ts', title: 'B3: turns', reason: 'it waits for the sun' }];
  expect(unsteadyBrowserTests(report, listed)).toEqual({
    failures: ['a.spec.ts: passed at the second attempt only: B1: opens'],
    excused: ['a.spec.ts: passed at the second attempt only: B3: turns (it waits for the sun)'],
  });
  // Playwright itself ends well after a second attempt.
  expect(browserOutcome(report, true, listed)).toEqual({ passed: 6, failed: 1, skipped: 1 });
  expect(browserOutcome(report, true, [])).toEqual({ passed: 5, failed: 2, skipped: 1 });
  expect(
    unsteadyBrowserTests(report, [{ ...listed[0]!, file: 'b.spec.ts' }]).failures,
  ).toHaveLength(2);
});

test('a run that ends badly is a failure, even without a report', () => {
  expect(browserOutcome({}, false, [])).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(unitOutcome({}, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(unitOutcome({ numPassedTests: 3, numFailedTests: 2, numPendingTests: 1 }, false)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
  });
  expect(browserOutcome({ stats: { expected: 4, unexpected: 3 } }, false, [])).toEqual({
    passed: 4,
    failed: 3,
    skipped: 0,
  });
});

test('every listed test is there, and says why it is unsteady', () => {
  for (const { file, title, reason } of UNSTEADY_TESTS) {
    expect(testTitles(readFileSync(join('e2e', file), 'utf8'), file)).toContain(title);
    expect(reason.length).toBeGreaterThan(20);
  }
});
