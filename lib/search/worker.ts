import type { ToWorker } from './protocol.ts';
import { FileError, SearchService } from './service.ts';

/**
 * The search in a thread of its own. Bundled by lib/build/search/bundle-worker.ts into one file whose name carries a hash
 * of its content.
 */
const service = new SearchService({
  fetch: async (url) => {
    const address = new URL(url, self.location.href);
    // An index of another site could lead readers anywhere.
    if (address.origin !== self.location.origin)
      throw new FileError(`unexpected address of a search file: ${address.href}`, false);
    const response = await fetch(address).catch((error: unknown) => {
      throw new FileError(error instanceof Error ? error.message : String(error), false);
    });
    if (!response.ok)
      throw new FileError(
        `${response.status} ${address.pathname}`,
        response.status === 404 || response.status === 410,
      );
    return (await response.json()) as unknown;
  },
  post: (message) => self.postMessage(message),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

let queued: ToWorker | undefined;

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type !== 'search') return service.receive(data);
  // Letters may arrive faster than they are answered: only the newest query counts.
  const idle = queued === undefined;
  queued = data;
  if (idle) setTimeout(answerNewest, 0);
});

function answerNewest(): void {
  const newest = queued;
  queued = undefined;
  if (newest) service.receive(newest);
}
