import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { bundleForBrowsers } from '../bundle-for-browsers.ts';

/**
 * Bundles the search worker into one file, `<work>/search/worker-<hash>.js`, and writes its address
 * to `search.json`. Must run before the pages are rendered, because they contain the address.
 */
export async function bundleWorker(paths: SitePaths): Promise<void> {
  const code = await bundleForBrowsers('lib/search/worker.ts', paths.repository);
  const name = `worker-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  const folder = join(paths.work, 'search');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), code);
  writeFileSync(
    join(paths.work, 'search.json'),
    JSON.stringify({ worker: `/${SEARCH_FOLDER}/${name}` } satisfies SearchSettings),
  );
}

/** What pages need to start the search. */
export interface SearchSettings {
  /** Address of the worker, without base path. */
  worker: string;
}
