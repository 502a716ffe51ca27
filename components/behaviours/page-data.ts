import { isHomeWithoutSlash } from './base-path.ts';
import { LOADED_AS_A_WHOLE } from './load-failure.ts';

/** Next asks for a page's data with this header, and says in another one what it has. */
const PAGE_DATA_HEADER = 'rsc';
const STATE_HEADER = 'next-router-state-tree';

/** First rows of the data of a page in a section: no frame, and where the frame is (lib/build/page-payload.ts). */
const FRAME = /^100000:.*\n100001:(.*)\n/;

/** Address of a page's data in an export: `/BSP/Overview` → `/BSP/Overview.txt`. */
export function pageDataUrl(pathname: string, basePath?: string): string {
  if (isHomeWithoutSlash(pathname, basePath)) return `${pathname}/index.txt`;
  return pathname.endsWith('/') ? `${pathname}index.txt` : `${pathname}.txt`;
}

/** The path whose data an address holds: the way back from `pageDataUrl`. */
export const pageOfData = (pathname: string): string => pathname.replace(/(^|\/)index\.txt$/, '$1').replace(/\.txt$/, '');

/** Whether a request is for the data of a page. */
export function isPageData(input: RequestInfo | URL, init?: RequestInit): boolean {
  return new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined)).has(PAGE_DATA_HEADER);
}

/** A part of the router's tree: segment, children, and a mark on what is asked for anew. */
type StateTree = [segment: string | string[], children: Record<string, StateTree>, refresh?: unknown, mark?: string | null];

/** Whether a reader's browser, by its router's tree, shows the frame of a section (`en/weda~docs`) that it can keep. */
export function hasFrame(tree: StateTree | undefined, section: string): boolean {
  const locale = tree?.[1].children;
  const own = locale?.[1].children;
  if (!tree || !locale || !own || [tree, locale, own].some((part) => part[3] === 'refetch')) return false;
  return `${locale[0][1]}/${own[0][1]}` === section;
}

/** A response that is no page, or none at all. */
class PageDataError extends Error {}

/**
 * Page data of this visit: each is fetched once, by a click or ahead of it, and a section's frame only by a reader who
 * comes from elsewhere.
 */
export class PageData {
  readonly #texts = new Map<string, Promise<string>>();

  /**
   * @param fetch the browser's own
   * @param styles fulfilled when the styles of every page are here: a page that came before them would jump
   */
  constructor(
    readonly fetch: typeof globalThis.fetch,
    readonly styles: Promise<void> = Promise.resolve(),
  ) {}

  /**
   * The data of a page, with the frame of its section unless the browser has it.
   * @param has whether it does, by the section's name: `en/weda~docs`
   */
  async load(url: string, has: (section: string) => boolean): Promise<string> {
    const page = await this.#text(url);
    const frame = FRAME.exec(page);
    if (!frame) return page;
    const { section, frame: address } = JSON.parse(frame[1]!) as { section: string; frame: string };
    return has(section) ? page : (await this.#text(address)) + page.slice(frame[0].length);
  }

  #text(url: string): Promise<string> {
    const known = this.#texts.get(url);
    if (known) return known;
    const text = this.#get(url);
    this.#texts.set(url, text);
    // What has failed may work the next time.
    text.catch(() => this.#texts.delete(url));
    return text;
  }

  async #get(url: string): Promise<string> {
    const response = await this.fetch.call(window, url, { credentials: 'include' });
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/plain')) throw new PageDataError(`${response.status} ${response.url}`);
    const text = await response.text();
    // Every file ends with the end of a line (lib/build/slim-export.ts): one that does not was cut off on its way.
    if (!text.endsWith('\n')) throw new PageDataError(`The data of ${response.url} is cut off.`);
    return text;
  }
}

/** What happens when there is no data for a page that a reader wants. */
export interface FailedLoad {
  /** Whether the page may be loaded as a whole, by itself. */
  mayReload(path: string): boolean;
  warn(message: string, error: unknown): void;
  /** Otherwise: settles when `load`, which asks anew, has succeeded; the first failure is given. */
  hold(path: string, error: unknown, load: () => Promise<string>): Promise<string>;
}

/**
 * Answers Next's requests for page data from `data`. When there is none (a new version of the site has been published, the
 * network is gone), Next loads the target as a whole page; this says so in the console. A page for which that has
 * happened before is not handed to Next until it can be loaded, so that it cannot load for ever.
 * @returns a function that stops answering
 */
export function servePageData(window: Pick<Window, 'fetch'>, data: PageData, failed: FailedLoad): () => void {
  const original = window.fetch;
  const serving: typeof fetch = async (input, init) => {
    if (!isPageData(input, init)) return original.call(window, input, init);
    const tree = stateTree(init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const load = () => data.load(pageDataUrl(pageOfData(pathname)), (section) => hasFrame(tree, section));
    const text = await load().catch((error: unknown) => {
      const path = pageOfData(pathname);
      if (!failed.mayReload(path)) return failed.hold(path, error, load);
      failed.warn(LOADED_AS_A_WHOLE, error);
      return undefined;
    });
    if (text === undefined) return new Response('', { status: 503 });
    await data.styles;
    return new Response(text, { headers: { 'content-type': 'text/plain' } });
  };
  window.fetch = serving;
  return () => {
    if (window.fetch === serving) window.fetch = original;
  };
}

function stateTree(init: RequestInit | undefined): StateTree | undefined {
  const header = new Headers(init?.headers).get(STATE_HEADER);
  return header === null ? undefined : (JSON.parse(decodeURIComponent(header)) as StateTree);
}
