/** Where the search finds its worker and the folder of the locale's index; addresses with the base path. */
export interface SearchFiles {
  worker: string;
  index: string;
}

/** What the search needs from outside its own script, asked for at the same moment as the script: on a slow line every round trip counts. */
export interface SearchStart {
  worker: Worker | undefined;
  manifest: Promise<Response>;
  /** The worker could not be started, or has stopped. */
  broken: boolean;
}

/** Starts the worker and asks for the list of index files. Never throws: what has failed is found when it is used. */
export function startSearch(
  { worker, index }: SearchFiles,
  cache: RequestCache = 'default',
): SearchStart {
  const manifest = fetch(`${index}manifest.json`, { cache });
  // Looked at later: until then it is no unhandled error.
  manifest.catch(() => undefined);
  const start: SearchStart = { worker: undefined, manifest, broken: false };
  try {
    start.worker = new Worker(worker, { type: 'module' });
    start.worker.onerror = () => (start.broken = true);
  } catch {
    start.broken = true;
  }
  return start;
}
