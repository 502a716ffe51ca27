import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { bundleForBrowsers } from '../bundle-for-browsers.ts';

/**
 * Bundles the search worker into `<work>/search/worker-<hash>.js`, and writes its address to
 * `search.json`. Must run before the pages are rendered, because they contain it.
 */
export async function bundleWorker(paths: SitePaths): Promise<void> {
  const folder = join(paths.work, 'search');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const code = await bundleForBrowsers('lib/search/worker.ts', paths.repository);
  const name = `worker-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(folder, name), code);
  const settings: SearchSettings = { worker: `/${SEARCH_FOLDER}/${name}` };
  writeFileSync(join(paths.work, 'search.json'), JSON.stringify(settings));
}

/** What pages need to start the search. */
export interface SearchSettings {
  /** Address of the worker, without base path. */
  worker: string;
}
