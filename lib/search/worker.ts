import { checkToWorker } from './check-message.ts';
import { FetchAhead } from './fetch-ahead.ts';
import { requestFile } from './request-file.ts';

/**
 * The search in a thread of its own, in two files: this one is small, so the first parts of the
 * index are requested while the search itself is on its way.
 * lib/build/search/bundle-worker.ts bundles both.
 */
const ahead = new FetchAhead(requestFile, (milliseconds, then) => setTimeout(then, milliseconds));

const search = import('./search-thread.ts').then(({ searchThread }) => searchThread(ahead));
// The page is told as if this file could not be loaded.
search.catch(reportError);

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const message = checkToWorker(data);
  ahead.receive(message);
  void search.then(
    (receive) => receive(message),
    () => undefined,
  );
});
