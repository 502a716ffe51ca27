import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { bundleForBrowsers } from '../bundle-for-browsers.ts';

/**
 * Bundles the search worker into two files, `<work>/search/worker-<hash>.js` and
 * `engine-<hash>.js`, which the first one imports, and writes their addresses to `search.json`.
 * Must run before the pages are rendered, because they contain them.
 */
export async function bundleWorker(paths: SitePaths): Promise<void> {
  const folder = join(paths.work, 'search');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (base: string, code: string): string => {
    const name = `${base}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    writeFileSync(join(folder, name), code);
    return name;
  };
  const thread = await bundleForBrowsers('lib/search/search-thread.ts', paths.repository);
  const engine = write('engine', thread);
  const worker = await bundleForBrowsers('lib/search/worker.ts', paths.repository, {
    module: /\/search-thread\.ts$/,
    address: `./${engine}`,
  });
  const settings: SearchSettings = {
    worker: `/${SEARCH_FOLDER}/${write('worker', worker)}`,
    engine: `/${SEARCH_FOLDER}/${engine}`,
  };
  writeFileSync(join(paths.work, 'search.json'), JSON.stringify(settings));
}

/** What pages need to start the search. */
export interface SearchSettings {
  /** Address of the worker, without base path. */
  worker: string;
  /** The same of the file that it imports. */
  engine: string;
}
