/**
 * Mutation tests of the pure modules: `npm run mutation`. Takes an hour and more, so it is no part
 * of `npm test`.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [
    'lib/docs/**/*.ts',
    'lib/search/**/*.ts',
    'lib/openapi/request/**/*.ts',
    'lib/next-export/**/*.ts',
    '!lib/**/*.test.ts',
    '!lib/**/__fixtures__/**',
    // Wires the service to the worker's own events: browser tests.
    '!lib/search/worker.ts',
  ],
  coverageAnalysis: 'perTest',
  // Messages are read by people: a changed word is no mistake of the code.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/stryker/incremental.json',
  tempDirName: '.cache/stryker/sandbox',
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/stryker/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
};
