import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readDocusaurusBuild, readPortalExport } from '@/bench/docusaurus/built-pages.ts';
import { compareSites } from '@/bench/docusaurus/compare-pages.ts';
import {
  comparisonTable,
  differenceList,
  figuresOf,
  type BuildCost,
  type SiteComparison,
  type SiteFigures,
} from '@/bench/docusaurus/comparison-report.ts';
import { writeTable } from '@/bench/docusaurus/table-file.ts';
import { measureProcess } from '@/bench/measure-process.ts';
import { machineLine, readJson, writeWhole } from '@/bench/results.ts';

const REPOSITORY = process.cwd();
const RESULTS = join(REPOSITORY, 'bench/results/docusaurus.json');
const README = join(REPOSITORY, 'bench/docusaurus/README.md');
const buildCost = z.object({ wall: z.number(), cpu: z.number().nullable() });
const savedCosts = z.object({
  sites: z.array(
    z.object({
      site: z.string(),
      cost: z.object({ docusaurus: buildCost, portal: buildCost }).optional(),
    }),
  ),
});
const packageVersion = z.object({ version: z.string() });

/** Builds each site with Docusaurus and with this portal, and compares the pages. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      differences: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      'no-save': { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0)
    throw new Error('Name one Docusaurus site folder or more, such as ../their-site.');
  const figures: SiteFigures[] = [];
  for (const folder of positionals) {
    const comparison = await compareFolder(resolve(folder), !values['no-build']);
    figures.push(figuresOf(comparison));
    process.stdout.write(
      values.differences
        ? `${differenceList(comparison)}\n`
        : `${comparison.site}: ${figuresOf(comparison).all} of ${comparison.pages.length} pages are the same\n`,
    );
  }
  const table = comparisonTable(figures);
  process.stdout.write(`\n${table}\n`);
  if (values['no-save']) return;
  const machine = machineLine(REPOSITORY);
  writeWhole(RESULTS, `${JSON.stringify({ machine, sites: figures }, null, 2)}\n`);
  writeFileSync(README, writeTable(readFileSync(README, 'utf8'), table, figures, machine));
}

async function compareFolder(folder: string, build: boolean): Promise<SiteComparison> {
  const core = join(folder, 'node_modules/@docusaurus/core');
  if (!existsSync(core))
    throw new Error(`${folder} has no installed Docusaurus. Run \`npm install\` there first.`);
  const output = { theirs: join(folder, 'build'), ours: exportFolder(folder) };
  const cost = build ? await buildBoth(folder, output.ours) : knownCost(siteName(folder));
  const { documents, others } = readDocusaurusBuild(output.theirs);
  return {
    site: siteName(folder),
    version: readJson(join(core, 'package.json'), packageVersion).version,
    measuredAt: new Date().toISOString(),
    cost,
    others: others.length,
    ...compareSites(documents, readPortalExport(output.ours)),
  };
}

/** A site below `website` or `docs` has the name of its project. */
function siteName(folder: string): string {
  const name = basename(folder);
  return ['website', 'docs', 'documentation'].includes(name)
    ? basename(resolve(folder, '..'))
    : name;
}

const exportFolder = (folder: string): string =>
  join(REPOSITORY, '.cache/bench-docusaurus', siteName(folder));

async function buildBoth(folder: string, out: string): Promise<SiteComparison['cost']> {
  for (const name of ['build', '.docusaurus', 'node_modules/.cache'])
    rmSync(join(folder, name), { recursive: true, force: true });
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const docusaurus = await timed(
    'Docusaurus',
    'npx',
    ['--no-install', 'docusaurus', 'build'],
    folder,
    {},
  );
  const portal = await timed(
    'The portal',
    process.execPath,
    ['scripts/run.mjs', 'scripts/build.ts'],
    REPOSITORY,
    {
      SITE_DIR: folder,
      OUT_DIR: out,
      // Not the caller's base path, but the `baseUrl` of the site, as in the other build.
      BASE_PATH: undefined,
    },
  );
  return { docusaurus, portal };
}

/** What the builds of the last saved run cost. */
function knownCost(site: string): SiteComparison['cost'] {
  if (!existsSync(RESULTS)) return undefined;
  return readJson(RESULTS, savedCosts).sites.find((saved) => saved.site === site)?.cost;
}

async function timed(
  who: string,
  program: string,
  args: string[],
  cwd: string,
  env: Record<string, string | undefined>,
): Promise<BuildCost> {
  const { figures, code, output } = await measureProcess(program, args, {
    cwd,
    env: { ...process.env, ...env },
  });
  if (code !== 0)
    throw new Error(`${who} has not built ${env.SITE_DIR ?? cwd}:\n${output.slice(-6000)}`);
  return { wall: figures.wallSeconds, cpu: figures.cpuSeconds };
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
