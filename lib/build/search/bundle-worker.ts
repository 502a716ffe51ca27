import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { BROWSERS } from '../browsers.ts';

/**
 * Bundles the search worker into one file, `<work>/search/worker-<hash>.js`, and writes its address to `search.json`.
 * Before the pages are rendered, because they carry that address.
 */
export async function bundleWorker(paths: SitePaths): Promise<void> {
  const result = await build({
    entryPoints: [join(paths.repository, 'lib', 'search', 'worker.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: BROWSERS,
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    absWorkingDir: paths.repository,
    tsconfigRaw: { compilerOptions: { target: 'ES2022' } },
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]!.contents;
  const name = `worker-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  const folder = join(paths.work, 'search');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), code);
  writeFileSync(join(paths.work, 'search.json'), JSON.stringify({ worker: `/${SEARCH_FOLDER}/${name}` } satisfies SearchSettings));
}

/** What pages must know of the search. */
export interface SearchSettings {
  /** Address of the worker, without base path. */
  worker: string;
}
