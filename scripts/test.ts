import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import {
  skippedBrowserTests,
  skippedUnitTests,
  unsteadyBrowserTests,
  type PlaywrightReport,
  type VitestReport,
} from '@/lib/checks/test-reports.ts';
import { findBrowser } from './find-browser.ts';

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

const RESULTS = join('.cache', 'test-results');
const FIXTURES: Record<string, string>[] = [
  { SITE_DIR: join('e2e', 'fixtures', 'site') },
  { SITE_DIR: join('e2e', 'fixtures', 'variant') },
  { SITE_DIR: join('e2e', 'fixtures', 'site'), BASE_PATH: '/docs' },
];
const tsx = join('node_modules', 'tsx', 'dist', 'cli.mjs');

/** Every test, in the order in which a mistake is cheapest to find. With names of steps: those only. */
async function test(only: readonly string[]): Promise<void> {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const total: Outcome = { passed: 0, failed: 0, skipped: 0 };
  const wanted = (name: string) => only.length === 0 || only.includes(name);
  const step = (name: string, run: () => Outcome) => {
    if (!wanted(name)) return true;
    const started = Date.now();
    console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
    const outcome = run();
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    total.skipped += outcome.skipped;
    console.log(
      `── ${name}: ${summary(outcome)} (${((Date.now() - started) / 1000).toFixed(0)} s)`,
    );
    return outcome.failed === 0;
  };
  step('lint', () => one('npm', ['run', '--silent', 'lint']));
  step('architecture', () => one(process.execPath, [tsx, 'scripts/architecture.ts']));
  step('behaviors', () => one(process.execPath, [tsx, 'scripts/check-behaviors.ts']));
  step('types', () => one(process.execPath, [tsx, 'scripts/types.ts']));
  step('unit', () => vitest());
  step('content', () => one(process.execPath, [tsx, 'scripts/check-content.ts']));
  step('openapi', () => one(process.execPath, [tsx, 'scripts/lint-openapi.ts']));
  step('spelling', () => one(process.execPath, [tsx, 'scripts/check-spelling.ts']));
  step('translations', () => one(process.execPath, [tsx, 'scripts/i18n-status.ts', '--check']));
  const product = step('build', () => one(process.execPath, [tsx, 'scripts/build.ts']));
  const fixture = step('build-fixture', () =>
    FIXTURES.map((site) => one(process.execPath, [tsx, 'scripts/build.ts'], site)).reduce(sum),
  );
  if (wanted('e2e')) {
    if (product && fixture) {
      const env = {
        CHROMIUM: await findBrowser(),
        E2E_PORT: String(await freePort()),
        E2E_FIXTURE_PORT: String(await freePort()),
        E2E_VARIANT_PORT: String(await freePort()),
        E2E_BASE_PATH_PORT: String(await freePort()),
      };
      step('e2e', () => playwright(env));
    } else {
      console.log('\nThe browser tests are not run, because a build has failed.');
      total.failed++;
    }
  }
  // Half an hour: only when it is asked for.
  if (only.includes('crawl')) await crawl(step);
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** Every page of the built product by itself: what axe finds, what a narrow window loses. */
async function crawl(step: (name: string, run: () => Outcome) => boolean): Promise<void> {
  const env = { CHROMIUM: await findBrowser(), E2E_PORT: String(await freePort()) };
  step('crawl', () => {
    if (existsSync(join('out', 'index.html')))
      return playwright(env, ['--config', 'playwright.crawl.config.ts']);
    console.log('There is no site in out/. Run `npm run build` first.');
    return { passed: 0, failed: 1, skipped: 0 };
  });
}

const summary = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const sum = (a: Outcome, b: Outcome): Outcome => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

function execute(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): boolean {
  return (
    spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    }).status === 0
  );
}

const one = (command: string, args: readonly string[], env?: Record<string, string>): Outcome =>
  execute(command, args, env)
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0 };

function vitest(): Outcome {
  const file = join(RESULTS, 'unit.json');
  const ok = execute(process.execPath, [
    join('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  const report = readJson(file) as VitestReport & {
    numPassedTests?: number;
    numFailedTests?: number;
    numPendingTests?: number;
  };
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = report;
  for (const line of skippedUnitTests(report, process.cwd())) console.log(line);
  return {
    passed: numPassedTests,
    failed: ok ? 0 : Math.max(1, numFailedTests),
    skipped: numPendingTests,
  };
}

function playwright(env: Record<string, string>, options: readonly string[] = []): Outcome {
  const file = join(RESULTS, 'e2e.json');
  const ok = execute(
    process.execPath,
    [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...options],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = readJson(file) as PlaywrightReport & {
    stats?: { expected?: number; flaky?: number; unexpected?: number; skipped?: number };
  };
  const { stats = {} } = report;
  for (const line of [...skippedBrowserTests(report), ...unsteadyBrowserTests(report)])
    console.log(line);
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: ok ? 0 : Math.max(1, stats.unexpected ?? 0),
    skipped: stats.skipped ?? 0,
  };
}

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

test(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
