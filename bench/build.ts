import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArguments } from '@/bench/arguments.ts';
import { generatedSite, productSite, type BenchSite } from '@/bench/bench-site.ts';
import { measureOutput, type OutputFigures } from '@/bench/measure-output.ts';
import { measureProcess, type ProcessFigures } from '@/bench/measure-process.ts';
import { isBusy, removeNextCache, waitUntilFree } from '@/bench/next-folder.ts';
import { linearityLine, resultTable, runLine } from '@/bench/report.ts';
import {
  loadNow,
  machineLine,
  saveResult,
  STAGES,
  type SizeResult,
  type Stage,
} from '@/bench/results.ts';
import { sitePaths, type SitePaths } from '@/lib/site/paths.ts';

const RESULTS = join('bench', 'results', 'build.json');
const TRIES = 5;

/** Measures the build of each site: see build.md. The results are saved after each site. */
async function bench(): Promise<void> {
  const { pages: sizes, product, runs } = parseArguments(process.argv.slice(2));
  const { repository } = sitePaths();
  const machine = machineLine(repository);
  console.log(`${machine}\n`);
  const results: SizeResult[] = [];
  for (const site of [...sizes.map(generatedSite), ...(product ? [productSite(repository)] : [])]) {
    const result = await measureSite(site, runs, machine);
    saveResult(RESULTS, result);
    results.push(result);
  }
  console.log(`\n${resultTable(results)}\n\n${linearityLine(results)}`);
}

async function measureSite(site: BenchSite, runs: number, machine: string): Promise<SizeResult> {
  const folder = join('.sites', `bench-${site.name}`);
  const paths = sitePaths({ SITE_DIR: join(folder, 'src'), OUT_DIR: join(folder, 'out') });
  const builds: SizeResult['builds'] = { cold: [], warm: [], changed: [] };
  const loadBefore = loadNow();
  let output: OutputFigures | undefined;
  for (let run = 0; run < runs; run++) {
    for (const stage of STAGES) {
      const figures = await measureBuild(stage, paths, site);
      console.log(runLine(site.name, stage, figures));
      builds[stage].push(figures);
      if (stage === 'cold') output = measureOutput(paths.out, site.typical(paths.out));
    }
  }
  if (!output) throw new Error('--runs must be 1 or more: no cold build was measured.');
  return {
    site: site.name,
    pages: site.pages,
    measuredAt: new Date().toISOString(),
    machine,
    loadBefore,
    builds,
    output,
  };
}

/** One build. If another build interferes, it is prepared and measured again. */
async function measureBuild(
  stage: Stage,
  paths: SitePaths,
  site: BenchSite,
): Promise<ProcessFigures> {
  const args = ['scripts/run.mjs', 'scripts/build.ts', ...(stage === 'warm' ? ['--force'] : [])];
  // A base path from the caller's environment would change addresses.
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SITE_DIR: paths.site,
    OUT_DIR: paths.out,
    BASE_PATH: '',
  };
  for (let attempt = 1; ; attempt++) {
    await waitUntilFree(paths.repository);
    PREPARE[stage](paths, site);
    const { figures, code, output } = await measureProcess(process.execPath, args, {
      cwd: paths.repository,
      env,
    });
    if (code === 0) return figures;
    if (attempt === TRIES || !isBusy(output))
      throw new Error(`The build (${site.name}, ${stage}) ended with ${code}:\n${output.trim()}`);
  }
}

const PREPARE: Record<Stage, (paths: SitePaths, site: BenchSite) => void> = {
  cold: (paths, site) => {
    for (const folder of [paths.work, paths.out]) rmSync(folder, { recursive: true, force: true });
    removeNextCache(paths.repository);
    site.write(paths.site);
  },
  warm: () => undefined,
  changed: (paths, site) => site.change(paths.site),
};

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? `\n${error.message}` : error);
  process.exitCode = 1;
});
