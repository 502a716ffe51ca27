import { preloadModule } from 'react-dom';

/** Addresses of the search's files, with the base path. */
export interface SearchFiles {
  worker: string;
  /** What the worker imports. */
  engine: string;
  /** The folder of the locale's index. */
  index: string;
}

/**
 * What is loaded at the same time as the code of the search, because on a slow line every round
 * trip counts.
 */
export interface SearchStart {
  worker: Worker | undefined;
  manifest: Promise<Response>;
  /** The worker could not be started, or has stopped. */
  broken: boolean;
}

/**
 * Starts the worker and fetches the manifest. Never throws: failures appear when the results are
 * used.
 */
export function startSearch(
  { worker, engine, index }: SearchFiles,
  cache: RequestCache = 'default',
): SearchStart {
  const manifest = fetch(`${index}manifest.json`, { cache });
  // The session handles a failure later. Until then it must not count as unhandled.
  manifest.catch(() => undefined);
  const start: SearchStart = { worker: undefined, manifest, broken: false };
  try {
    start.worker = new Worker(worker, { type: 'module' });
    start.worker.onerror = () => (start.broken = true);
    // The worker would request it a round trip later.
    preloadModule(engine, { as: 'script' });
  } catch {
    start.broken = true;
  }
  return start;
}
