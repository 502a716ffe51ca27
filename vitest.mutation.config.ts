import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/**
 * The unit tests of the modules that are mutated; tests that build or start other programs would
 * take minutes for each mutant.
 */
export default defineConfig({
  ...base,
  test: {
    // Without the projects, which would bring their own files.
    testTimeout: base.test?.testTimeout,
    include: ['lib/{docs,search,next-export}/**/*.test.ts', 'lib/openapi/request/**/*.test.ts'],
    exclude: ['lib/next-export/contract.test.ts'],
  },
});
