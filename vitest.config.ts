import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Threads start faster than processes, and there are hundreds of files.
          pool: 'threads',
          include: [
            '{app,components,lib,scripts,bench}/**/*.test.{ts,tsx}',
            'content/**/*.test.ts',
          ],
        },
      },
      // What the built sites and their server say, for which no browser is needed: after the builds.
      { extends: true, test: { name: 'site', include: ['e2e/**/*.site.test.ts'] } },
    ],
    // Builds in tests take a while on a slow machine; a time limit must never be what fails.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
