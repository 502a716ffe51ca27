import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { filesBelow } from '@/lib/site/files-below.ts';
import { validateConfig } from '@/lib/site/load-config.ts';
import { pathsInFolder } from '@/lib/site/paths.ts';
import { makeSite } from '@/lib/build/make-site.ts';
import { Progress } from '@/lib/build/progress.ts';
import type { SurveyRow } from './survey-table.ts';

/** Silence: the survey prints a table. */
const quiet: NodeJS.WriteStream = Object.assign(
  Object.create(process.stdout) as NodeJS.WriteStream,
  {
    isTTY: false,
    write: () => true,
  },
);

/**
 * Builds a site of one document, as far as `next build`: reading, validating, pages, sidebars,
 * links, and the data of every page. Prints a `SurveyRow` as JSON. The folder of the document is
 * copied, because it may refer to files beside it.
 */
async function survey(file: string, alone: boolean): Promise<void> {
  mkdirSync('.sites', { recursive: true });
  const site = mkdtempSync(join(process.cwd(), '.sites', 'survey-'));
  const name = `api${extname(file)}`;
  try {
    if (!alone) cpSync(dirname(file), join(site, 'openapi'), { recursive: true });
    mkdirSync(join(site, 'openapi'), { recursive: true });
    cpSync(file, join(site, 'openapi', name));
    mkdirSync(join(site, 'content', 'en'), { recursive: true });
    process.stdout.write(JSON.stringify(await build(site, name)));
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

async function build(site: string, name: string): Promise<Omit<SurveyRow, 'file'>> {
  const started = performance.now();
  const paths = pathsInFolder(site);
  const config = validateConfig(
    { title: 'Survey', sections: [{ path: 'api', openapi: name }] },
    'site.config.ts',
  );
  const tree = { documents: [], categories: [], training: [], tagFiles: [], apis: [name] };
  const { model, problems } = await makeSite(
    paths,
    config,
    { tree: tree, problems: [] },
    new Progress(quiet),
  );
  const pages = model.locales.flatMap((locale) => locale.pages).filter((page) => 'api' in page);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const work = join(site, 'work', 'api');
  return {
    built: errors.length === 0,
    operations: pages.filter(({ kind }) => kind === 'operation').length,
    pages: pages.length,
    errors: errors.map(({ line, message }) => `${line ?? ''}: ${message}`).slice(0, 5),
    errorCount: errors.length,
    warnings: problems.length - errors.length,
    seconds: (performance.now() - started) / 1000,
    megabytes: existsSync(work)
      ? filesBelow(work).reduce((sum, path) => sum + statSync(path).size, 0) / 1e6
      : 0,
    memory: process.resourceUsage().maxRSS / 1024,
  };
}

const [file = '', alone = ''] = process.argv.slice(2);
survey(resolve(file), alone !== '').catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
