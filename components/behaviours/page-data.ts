/** Next asks for a page's data with this header. */
const PAGE_DATA_HEADER = 'rsc';

/**
 * Watches the loading of page data. When it fails (a new version of the site has been published, the network is gone),
 * Next loads the target as a whole page; this says so in the console, once for each failure.
 * @returns a function that stops watching
 */
export function watchPageData(window: Pick<Window, 'fetch'>, warn: (message: string, error: unknown) => void): () => void {
  const original = window.fetch;
  const watched: typeof fetch = async (input, init) => {
    if (!isPageData(input, init)) return original.call(window, input, init);
    try {
      const response = await original.call(window, input, init);
      if (!response.ok) warn('The page could not be loaded in place; it is loaded as a whole.', new Error(`${response.status} ${response.url}`));
      return response;
    } catch (error) {
      // A navigation that was given up is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) warn('The page could not be loaded in place; it is loaded as a whole.', error);
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
