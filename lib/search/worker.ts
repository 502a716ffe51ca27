import { messageOf } from '@/lib/text/message-of.ts';
import { checkToWorker } from './check-message.ts';
import { FileError } from './environment.ts';
import type { ToWorker } from './protocol.ts';
import { SearchService } from './service.ts';

/**
 * The search in a thread of its own. lib/build/search/bundle-worker.ts bundles it into one file.
 */
const service = new SearchService({
  fetch: async (url) => {
    const address = new URL(url, self.location.href);
    // An index of another site could lead readers anywhere.
    if (address.origin !== self.location.origin)
      throw new FileError(`unexpected address of a search file: ${address.href}`, false);
    const response = await fetch(address).catch((error: unknown) => {
      throw new FileError(messageOf(error), false);
    });
    if (!response.ok)
      throw new FileError(
        `${response.status} ${address.pathname}`,
        response.status === 404 || response.status === 410,
      );
    const content: unknown = await response.json();
    return content;
  },
  post: (message) => self.postMessage(message),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

let newest: ToWorker | undefined;

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const message = checkToWorker(data);
  if (message.type !== 'search') return service.receive(message);
  // Letters may arrive faster than they are answered: only the newest query counts.
  const isIdle = newest === undefined;
  newest = message;
  if (isIdle) setTimeout(answerNewest, 0);
});

function answerNewest(): void {
  const message = newest;
  newest = undefined;
  if (message) service.receive(message);
}
