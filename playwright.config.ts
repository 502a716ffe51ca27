import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4173);
const fixturePort = Number(process.env.E2E_FIXTURE_PORT ?? 4174);
const variantPort = Number(process.env.E2E_VARIANT_PORT ?? fixturePort + 1);
const basePathPort = Number(process.env.E2E_BASE_PATH_PORT ?? variantPort + 1);
const serve = 'node node_modules/tsx/dist/cli.mjs scripts/serve.ts --build-missing';
/** Long enough to build a site that is not there. */
const timeout = 30 * 60_000;

/** Browser tests on what ships: the exported product, the fixture site for what the product switches off, the variant for what those two exclude, and the fixture site below a base path. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A second attempt where a machine shared with others lost an event; scripts/test.ts names the tests that needed it.
  retries: 1,
  // Generous on purpose: a slow machine is not a failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['dot'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/test-results/e2e.json' },
    ],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: serve,
      port,
      env: { PORT: String(port) },
      reuseExistingServer: !process.env.CI,
      timeout,
    },
    {
      command: serve,
      port: fixturePort,
      env: { PORT: String(fixturePort), SITE_DIR: 'e2e/fixtures/site' },
      reuseExistingServer: !process.env.CI,
      timeout,
    },
    {
      command: serve,
      port: variantPort,
      env: { PORT: String(variantPort), SITE_DIR: 'e2e/fixtures/variant' },
      reuseExistingServer: !process.env.CI,
      timeout,
    },
    {
      command: serve,
      port: basePathPort,
      env: { PORT: String(basePathPort), SITE_DIR: 'e2e/fixtures/site', BASE_PATH: '/docs' },
      reuseExistingServer: !process.env.CI,
      timeout,
    },
  ],
  metadata: { fixtureURL: `http://localhost:${fixturePort}` },
});
