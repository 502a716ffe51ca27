import { expect, test } from 'vitest';
import {
  skippedBrowserTests,
  skippedUnitTests,
  unsteadyBrowserTests,
} from '@/lib/checks/test-reports.ts';

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

test('browser tests that needed a second attempt are named', () => {
  const specs = [
    { file: 'a.spec.ts', title: 'B1: opens', tests: [{ status: 'flaky' }] },
    { file: 'a.spec.ts', title: 'B2: closes', tests: [{ status: 'expected' }] },
  ];
  expect(unsteadyBrowserTests({ suites: [{ suites: [{ specs }] }] })).toEqual([
    'a.spec.ts: passed at the second attempt only: B1: opens',
  ]);
});
