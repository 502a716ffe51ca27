import { checkToWorker } from './check-message.ts';
import { FileError } from './environment.ts';
import type { ToWorker } from './protocol.ts';
import { requestFile } from './request-file.ts';
import { SearchService } from './service.ts';

/** The search in a thread of its own; lib/build/search/bundle-worker.ts bundles it. */
const service = new SearchService({
  fetch: async (url) => {
    const response = await requestFile(url);
    if (!response.ok)
      throw new FileError(
        `${response.status} ${new URL(response.url).pathname}`,
        response.status === 404 || response.status === 410,
      );
    const content: unknown = await response.json();
    return content;
  },
  post: (message) => self.postMessage(message),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

let newest: ToWorker | undefined;

const answerNewest = () => {
  const message = newest;
  newest = undefined;
  if (message) service.receive(message);
};

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const message = checkToWorker(data);
  if (message.type !== 'search') return service.receive(message);
  // Letters may arrive faster than they are answered: only the newest query counts.
  const isIdle = newest === undefined;
  newest = message;
  if (isIdle) setTimeout(answerNewest, 0);
});
