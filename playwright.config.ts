import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserOnPath } from './scripts/find-browser.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
const fixturePort = Number(process.env.E2E_FIXTURE_PORT ?? 4174);
const variantPort = Number(process.env.E2E_VARIANT_PORT ?? fixturePort + 1);
const basePathPort = Number(process.env.E2E_BASE_PATH_PORT ?? variantPort + 1);
const docusaurusPort = Number(process.env.E2E_DOCUSAURUS_PORT ?? basePathPort + 1);
const serve = 'node scripts/run.mjs scripts/serve.ts --build-missing';
/** Long enough to build a site that is not there. */
const timeout = 30 * 60_000;

const SITES: Record<string, { PORT: string; SITE_DIR?: string; BASE_PATH?: string }> = {
  product: { PORT: String(port) },
  fixture: { PORT: String(fixturePort), SITE_DIR: 'e2e/fixtures/site' },
  variant: { PORT: String(variantPort), SITE_DIR: 'e2e/fixtures/variant' },
  base: { PORT: String(basePathPort), SITE_DIR: 'e2e/fixtures/site', BASE_PATH: '/docs' },
  docusaurus: { PORT: String(docusaurusPort), SITE_DIR: 'e2e/fixtures/docusaurus' },
};
/** Names of the sites to serve, where the tests at hand need only some. */
const wanted = process.env.E2E_SITES?.split(' ') ?? Object.keys(SITES);

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
  workers: Math.max(2, availableParallelism()),
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
    baseURL: `http://localhost:${port}`,
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
  webServer: Object.entries(SITES)
    .filter(([name]) => wanted.includes(name))
    .map(([, env]) => ({
      command: serve,
      port: Number(env.PORT),
      env,
      reuseExistingServer: !process.env.CI,
      timeout,
    })),
  metadata: { fixtureURL: `http://localhost:${fixturePort}` },
});
