import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { NOTHING, sum, type Step } from '@/lib/checks/step-schedule.ts';
import { SITE_NAMES, SITES } from '../e2e/tested-sites.ts';
import { playwright, program, script, vitest, type Run } from './test-programs.ts';

/** Half an hour: only when it is asked for. */
export const ONLY_WHEN_ASKED: readonly string[] = ['crawl'];

const bin = (...path: string[]): string => join('node_modules', ...path);
export const PRETTIER = [
  bin('prettier', 'bin', 'prettier.cjs'),
  ...['--check', '--ignore-unknown', '--cache', '--cache-location', '.cache/prettier'],
];
export const ESLINT = [
  bin('eslint', 'bin', 'eslint.js'),
  ...['--max-warnings', '0', '--no-warn-ignored'],
  ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint'],
];
/** Content can change what is published: a build is a test of its own. */
export const BUILT: readonly string[] = ['build', 'build-fixture'];

/**
 * Every step, in the order in which they are begun where there is room: first what others wait for,
 * and the longest of the rest. Builds wait for the types, and what reads types waits for the build,
 * because both write Contentlayer's.
 */
export const everyStep = (
  options: { playwright?: readonly string[]; unitAlone?: boolean } = {},
): Step[] => [
  { name: 'types', run: script('types') },
  { name: 'build', after: ['types'], run: script('build') },
  { name: 'build-fixture', after: ['build'], run: fixtures(SITE_NAMES) },
  { name: 'site', needs: BUILT, run: vitest('site', ['run']) },
  { name: 'unit', run: vitest('unit', ['run', ...workers(options.unitAlone ?? false)]) },
  { name: 'lint', after: ['types', 'build'], run: program([...ESLINT, '.']) },
  { name: 'component', run: vitest('component', ['run', ...workers(options.unitAlone ?? false)]) },
  { name: 'content', run: script('check-content') },
  { name: 'format', run: program([...PRETTIER, '.']) },
  { name: 'knip', run: program([bin('knip', 'bin', 'knip.js'), '--no-config-hints']) },
  { name: 'spelling', run: script('check-spelling') },
  { name: 'architecture', run: script('architecture') },
  { name: 'openapi', run: script('lint-openapi') },
  { name: 'translations', run: script('i18n-status', ['--check']) },
  { name: 'behaviors', run: script('check-behaviors') },
  { name: 'e2e', needs: BUILT, alone: true, run: () => playwright(options.playwright ?? []) },
  { name: 'crawl', needs: ['build'], alone: true, run: crawl },
];

/**
 * Builds sites of the tests besides the product, one after the other: the builds of a checkout share
 * Next's working folder.
 */
export const fixtures =
  (names: readonly string[]): Run =>
  async (say) => {
    let outcome = NOTHING;
    for (const [name, env] of Object.entries(SITES))
      if (name !== 'product' && names.includes(name))
        outcome = sum(outcome, await script('build', [], env)(say));
    return outcome;
  };

/** One core is left to the step beside it, unless there is none. */
const workers = (alone: boolean): string[] =>
  alone ? ['--maxWorkers', String(availableParallelism())] : [];

/**
 * Every page of the built product by itself: that it loads and keeps still, what axe finds, what a
 * narrow window loses.
 */
const crawl: Run = (say) => {
  if (existsSync(join('out', 'index.html')))
    return playwright(['--config', 'playwright.crawl.config.ts']);
  say('There is no site in out/. Run `npm run build` first.\n');
  return Promise.resolve({ ...NOTHING, failed: 1 });
};
