import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { portOf, SITE_NAMES, SITES } from './e2e/tested-sites.ts';
import { browserOnPath } from './scripts/find-browser.ts';

const serve = 'node scripts/run.mjs scripts/serve.ts --build-missing';
/** Long enough to build a site that is not there. */
const timeout = 30 * 60_000;

/** Names of the sites to serve, where the tests at hand need only some. */
const wanted: readonly string[] = process.env.E2E_SITES?.split(' ') ?? SITE_NAMES;

/**
 * Browser tests on what ships: the exported product, the fixture site for what the product switches
 * off, the variant for what those two exclude, the fixture site below a base path, and a Docusaurus
 * site.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results/e2e',
  fullyParallel: true,
  // A test waits for a fifth of its time, and another one can use it.
  workers: availableParallelism() + 1,
  forbidOnly: Boolean(process.env.CI),
  // A second attempt where a machine shared with others lost an event; but a test that needs it
  // fails the suite: lib/checks/unsteady-tests.ts.
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
    baseURL: `http://localhost:${portOf('product')}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: browserOnPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The only other host that a site of the tests asks; see e2e/site.ts.
        '--host-resolver-rules=MAP www.googletagmanager.com ~NOTFOUND',
      ],
    },
  },
  webServer: SITE_NAMES.filter((site) => wanted.includes(site)).map((site) => ({
    command: serve,
    port: portOf(site),
    env: { ...SITES[site], PORT: String(portOf(site)) },
    reuseExistingServer: !process.env.CI,
    timeout,
  })),
});
