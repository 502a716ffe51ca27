import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserTestsFor, sitesOf } from '@/lib/checks/changed-tests.ts';
import type { Step } from '@/lib/checks/step-schedule.ts';
import { playwright, program, vitest } from './test-programs.ts';
import { ESLINT, fixtures, PRETTIER } from './test-steps.ts';

const CODE = /\.(ts|tsx|mjs)$/;

/**
 * Steps for the files that differ from `main`, committed or not; on `main` from the commit before.
 */
export function changedSteps(all: readonly Step[]): Step[] {
  const files = changedFiles();
  if (files.length === 0) return [];
  console.log(`${files.length} changed ${files.length === 1 ? 'file' : 'files'}`);
  const code = files.filter((file) => CODE.test(file));
  const tests = readdirSync('e2e').filter((name) => /\.(spec|site\.test)\.ts$/.test(name));
  const wanted = browserTestsFor(files, tests);
  const specs = wanted.filter((name) => name.endsWith('.spec.ts'));
  const onSite = wanted.filter((name) => !name.endsWith('.spec.ts'));
  const sites = sitesOf(wanted.map((name) => readFileSync(join('e2e', name), 'utf8')));
  const steps: Record<string, Partial<Step> | boolean> = {
    types: code.length > 0,
    unit: { run: vitest('unit', ['related', '--run', '--passWithNoTests', ...code]) },
    component: { run: vitest('component', ['related', '--run', '--passWithNoTests', ...code]) },
    build: sites.includes('product'),
    'build-fixture': {
      run: fixtures(sites),
    },
    lint: { run: program([...ESLINT, ...code]) },
    format: { run: program([...PRETTIER, ...files]) },
    content: files.some((file) => /^(content|e2e\/fixtures)\//.test(file)),
    spelling: files.some((file) => /^(content|messages|docs)\/|\.md$/.test(file)),
    architecture: files.some((file) => CODE.test(file) || file.endsWith('.css')),
    openapi: files.some((file) => file.startsWith('openapi/')),
    translations: files.some((file) => /^(content|messages)\//.test(file)),
    behaviors: files.some((file) => /^e2e\/|\.test\./.test(file)),
    site: { run: vitest('site', ['run', ...onSite]) },
    e2e: { run: () => playwright(specs, { E2E_SITES: sites.join(' ') }) },
  };
  const concerned: Record<string, boolean> = {
    unit: code.length > 0,
    component: code.length > 0,
    'build-fixture': sites.some((site) => site !== 'product'),
    lint: code.length > 0,
    format: true,
    site: onSite.length > 0,
    e2e: specs.length > 0,
  };
  return all.flatMap((step) => {
    const change = steps[step.name] ?? false;
    if (typeof change === 'boolean') return change ? [step] : [];
    return concerned[step.name] ? [{ ...step, ...change }] : [];
  });
}

function changedFiles(): string[] {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  let base: string;
  try {
    base = git('merge-base', 'main', 'HEAD');
    if (base === git('rev-parse', 'HEAD') && git('rev-parse', '--abbrev-ref', 'HEAD') === 'main')
      base = git('rev-parse', 'HEAD~1');
  } catch {
    throw new Error(
      '`--changed` compares with the branch main, and on main with the commit before: there is none in this checkout.',
    );
  }
  return [
    ...new Set(
      [
        git('diff', '--name-only', '--diff-filter=d', '-z', base),
        git('ls-files', '--others', '--exclude-standard', '-z'),
      ].flatMap((list) => list.split('\0').filter((file) => file !== '')),
    ),
  ].sort();
}
