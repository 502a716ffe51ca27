import { pageDataUrl, type PageData } from './page-data.ts';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether fetching ahead is welcome: not on 2g, not with data saver. Asked each time, since both can change. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Whether the browser knows `<link rel="prefetch">`. */
export function supportsPrefetch(): boolean {
  return document.createElement('link').relList.supports('prefetch');
}

/** What is fetched ahead, and when. Nothing twice in a visit; failures are silent: a click will tell. */
export class Prefetch {
  readonly #done = new Set<string>();
  readonly #hinted = new Set<string>();

  constructor(readonly data: PageData) {}

  /** A reader shows intent: the page is fetched, ready for the click, with the frame of its section if that is not here. */
  page(pathname: string): void {
    if (this.#done.has(pathname) || !mayPrefetch(connection())) return;
    this.#done.add(pathname);
    const here = document.querySelector<HTMLElement>('[data-section]')?.dataset.section;
    this.data.load(pageDataUrl(pathname), (section) => section === here).catch(() => this.#done.delete(pathname));
  }

  /**
   * Links marked as likely next (`data-prefetch`) are fetched when they come into sight: by a hint to the browser, which
   * does it when it has nothing else to do, or by a plain GET where it knows no such hint.
   * @returns a function that stops watching
   */
  watch(document: Document): () => void {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        this.#hint(target.pathname);
      }
    });
    for (const link of document.querySelectorAll('a[data-prefetch]')) observer.observe(link);
    return () => observer.disconnect();
  }

  #hint(pathname: string): void {
    if (this.#hinted.has(pathname) || this.#done.has(pathname) || !mayPrefetch(connection())) return;
    this.#hinted.add(pathname);
    if (!supportsPrefetch()) return this.page(pathname);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'fetch', crossOrigin: 'use-credentials', href: pageDataUrl(pathname) }));
  }
}

const connection = () => (navigator as { connection?: Connection }).connection;
