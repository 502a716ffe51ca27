import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * Renders the document itself. Where React has rendered a part of a document, it no longer listens
 * to the whole.
 */
const WHOLE_DOCUMENT = 'components/crash/document-crash.test.tsx';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Threads start faster than processes. Files share what they import: with modules of its
          // own for each of 240 files, the tests cost nearly three times as much.
          pool: 'threads',
          isolate: false,
          include: ['{app,lib,scripts,bench}/**/*.test.{ts,tsx}', 'content/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // Files share packages and a page of jsdom, whose start costs more than their tests.
        test: {
          name: 'component',
          pool: 'threads',
          isolate: false,
          setupFiles: 'components/test-setup.ts',
          include: ['components/**/*.test.{ts,tsx}'],
          exclude: [WHOLE_DOCUMENT],
        },
      },
      {
        extends: true,
        test: { name: 'component-alone', pool: 'threads', include: [WHOLE_DOCUMENT] },
      },
      // What the built sites and their server say, for which no browser is needed: after the
      // builds. Files share jsdom, whose start costs more than a second for each.
      {
        extends: true,
        test: { name: 'site', pool: 'threads', isolate: false, include: ['e2e/**/*.site.test.ts'] },
      },
    ],
    // Builds in tests take a while on a slow machine; a time limit must never be what fails.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
