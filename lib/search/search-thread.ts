import { FileError } from './environment.ts';
import type { FetchAhead } from './fetch-ahead.ts';
import type { ToWorker } from './protocol.ts';
import { SearchService } from './service.ts';

/**
 * Starts the search in the worker. Returns the function that takes the messages of the page.
 * @param ahead the files that were requested while this one was loaded
 */
export function searchThread(ahead: Pick<FetchAhead, 'take'>): (message: ToWorker) => void {
  const service = new SearchService({
    fetch: async (url) => {
      const response = await ahead.take(url);
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
  return (message) => {
    if (message.type !== 'search') return service.receive(message);
    // Letters may arrive faster than they are answered: only the newest query counts.
    const isIdle = newest === undefined;
    newest = message;
    if (isIdle) setTimeout(answerNewest, 0);
  };
}
