import { stop as stopEsbuild } from 'esbuild';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { BuildError } from '@/lib/content/problem.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { readJson } from '@/lib/render-data/json-file.ts';
import { withOriginalNames } from '@/lib/docusaurus/load-docusaurus.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import type { Progress } from './progress.ts';
import { renderProblem } from './render-problem.ts';
import { run } from './run.ts';

const COUNT = /Generating static pages.*\((\d+)\/(\d+)\)/;

/**
 * Runs `next build`, which writes the export to the working folder.
 * @throws BuildError when a component of the site fails
 */
export async function renderPages(
  paths: SitePaths,
  model: SiteModel,
  progress: Progress,
): Promise<void> {
  progress.stage('Compiling the application');
  // The service of esbuild keeps 70 MB, while Next needs the most. It starts again when it is needed.
  await stopEsbuild();
  rmSync(join(paths.work, 'export'), { recursive: true, force: true });
  const hasApi = model.locales.some(({ sectionVersions }) =>
    sectionVersions.some(({ api }) => api !== undefined),
  );
  const hasDocHome = model.locales.some(({ pages }) =>
    pages.some(({ kind, path }) => kind === 'doc' && path === '/'),
  );
  let total = '';
  await run(process.execPath, [nextCommand(paths.repository), 'build'], {
    cwd: paths.repository,
    env: {
      ...process.env,
      PORTAL_BUILD: '1',
      PORTAL_NO_API: hasApi ? '' : '1',
      PORTAL_DOC_HOME: hasDocHome ? '1' : '',
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    },
    onLine: (line) => {
      const count = COUNT.exec(line);
      if (!count) return;
      if (total === '') {
        progress.done();
        progress.stage('Rendering the pages');
      }
      const [, done, all = ''] = count;
      total = all;
      progress.count(Number(done), Number(all));
    },
  }).catch((error: unknown) => {
    const problem = renderProblem(paths, model, messageOf(error));
    if (!problem) throw error;
    throw new BuildError(
      'The site has an error. A build ends at the first page that fails.',
      withOriginalNames(paths, [problem]),
    );
  });
  progress.done(`${total} pages`);
}

/** Path of Next's command-line program, from its package.json. */
function nextCommand(repository: string): string {
  const file = join(repository, 'node_modules', 'next', 'package.json');
  const { bin } = readJson(
    file,
    z.object({ bin: z.object({ next: z.string() }) }),
    'Run `npm ci`.',
  );
  return join(dirname(file), bin.next);
}
