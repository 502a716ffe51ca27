import { LOADED_AS_A_WHOLE } from './load-failure.ts';

/** Next asks for a page's data with this header. */
const PAGE_DATA_HEADER = 'rsc';

export interface FailedLoad {
  /** Whether the page may be loaded as a whole, by itself. */
  mayReload(path: string): boolean;
  warn(message: string, error: unknown): void;
  /** Otherwise: settles when `load`, which asks anew, has succeeded; the first failure is given. */
  hold(path: string, error: unknown, load: () => Promise<Response>): Promise<Response>;
}

/**
 * Watches the loading of page data. When it fails (a new version of the site has been published, the network is gone),
 * the router loads the target as a whole page; this says so in the console. A page for which that has happened before is
 * not handed to the router until it can be loaded, so that it cannot load for ever.
 * @returns a function that stops watching
 */
export function watchPageData(window: Pick<Window, 'fetch'>, failed: FailedLoad): () => void {
  const original = window.fetch;
  const watched: typeof fetch = async (input, init) => {
    if (!isPageData(input, init)) return original.call(window, input, init);
    let answer: Response | undefined;
    const load = async () => {
      answer = undefined;
      answer = await original.call(window, input, init);
      if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
      return answer;
    };
    try {
      return await load();
    } catch (error) {
      // A navigation that was given up is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      const path = pageOfData(input instanceof Request ? input.url : String(input));
      if (!failed.mayReload(path)) return failed.hold(path, error, load);
      failed.warn(LOADED_AS_A_WHOLE, error);
      if (answer) return answer;
      throw error;
    }
  };
  window.fetch = watched;
  return () => {
    if (window.fetch === watched) window.fetch = original;
  };
}

/** Whether a request is for the data of a page that a reader wants now, not for one that is fetched ahead. */
export function isPageData(input: RequestInfo | URL, init?: RequestInit): boolean {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  return headers.has(PAGE_DATA_HEADER) && !headers.has('next-router-prefetch') && !headers.has('next-router-segment-prefetch');
}

/** Address of a page's data in an export: `/BSP/Overview` → `/BSP/Overview.txt`. */
export const pageDataUrl = (pathname: string): string => (pathname.endsWith('/') ? `${pathname}index.txt` : `${pathname}.txt`);

/** The path whose data an address holds: the way back from `pageDataUrl`. */
export const pageOfData = (url: string): string => new URL(url, 'http://localhost').pathname.replace(/(^|\/)index\.txt$/, '$1').replace(/\.txt$/, '');
