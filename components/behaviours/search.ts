import type * as Box from '@/components/search/box.ts';
import type * as Highlight from '@/components/search/highlight.ts';
import { startSearch } from '@/components/search/start.ts';
import { QUERY_CHANGED } from './navigation.ts';

/** As they stand on the keys. */
const KEYS = { mac: '⌘ K', others: 'Ctrl K' };

/**
 * Makes the search box come alive when the pointer or the focus reaches it, or the shortcut is pressed. Also where a page is
 * opened with terms to mark, and on the search page. Returns a function that stops it.
 */
export function offerSearch(document: Document): () => void {
  const box = document.querySelector<HTMLElement>('[data-search-box]');
  const field = box?.querySelector('input');
  if (!box || !field) return () => undefined;
  const isMac = /mac|iphone|ipad/i.test(platform());
  const hint = box.querySelector('[data-search-hint]');
  if (hint) hint.textContent = isMac ? KEYS.mac : KEYS.others;
  const controller = new AbortController();
  const { signal } = controller;
  const load = () => void loadSearch(box);
  // The clear button is the form's own reset; whoever empties the field goes on typing.
  box.addEventListener('reset', () => field.focus(), { signal });
  // Enter before the box's own script is there waits for it.
  box.addEventListener(
    'submit',
    (event) => {
      if (attached) return;
      event.preventDefault();
      void loadSearch(box).then((module) => module && (box as HTMLFormElement).requestSubmit());
    },
    { signal },
  );
  for (const type of ['pointerenter', 'focusin']) box.addEventListener(type, load, { signal, once: true });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey || event.metaKey !== isMac || event.ctrlKey === isMac) return;
      event.preventDefault();
      field.focus();
      field.select();
    },
    { signal },
  );
  // The field may have been used before this script was there.
  if (document.activeElement === field || field.value !== '') load();
  return () => controller.abort();
}

/** The platform's name, where the browser tells it. */
function platform(): string {
  const { userAgentData } = navigator as { userAgentData?: { platform?: string } };
  return userAgentData?.platform || navigator.platform;
}

let loaded: Promise<typeof Box> | undefined;
/** The box's own script answers. */
let attached = false;

/** Loads what the box does, and its index at the same time. A script that did not come is asked for again the next time. */
export function loadSearch(box: HTMLElement): Promise<typeof Box | undefined> {
  if (!loaded) {
    const start = startSearch(box);
    loaded = import('@/components/search/box.ts').then((module) => {
      module.attachBox(box, start);
      attached = true;
      return module;
    });
    loaded.catch(() => {
      start.worker?.terminate();
      loaded = undefined;
      failInPlace(box);
    });
  }
  return loaded.catch(() => undefined);
}

/** Without its script the box can still say why nothing happens, and lead to the search page. */
function failInPlace(box: HTMLElement): void {
  const panel = box.querySelector<HTMLElement>('[data-search-panel]');
  const state = box.querySelector('[data-search-state]');
  if (!panel || !state) return;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = box.dataset.retry ?? '';
  retry.addEventListener('click', () => {
    panel.hidden = true;
    void loadSearch(box);
  });
  state.replaceChildren(box.dataset.failed ?? '', retry);
  panel.hidden = false;
}

let highlight: typeof Highlight | undefined;
let followed = '';

/**
 * Marks the terms that the address names, and fills the search page.
 * @param scroll the reader has come here by a link, so the first mark may be brought into view
 */
export function followSearchAddress(document: Document, scroll: boolean): void {
  followed = location.pathname;
  const box = document.querySelector<HTMLElement>('[data-search-box]');
  if (!box) return;
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  if (page) void loadSearch(box).then((module) => module?.showResults(page));
  if (highlight) highlight.highlightFromAddress(document, box, scroll);
  else if (new URLSearchParams(location.search).has('_highlight')) void loadHighlight(document, box, scroll);
}

async function loadHighlight(document: Document, box: HTMLElement, scroll: boolean): Promise<void> {
  try {
    highlight = await import('@/components/search/highlight.ts');
    highlight.highlightFromAddress(document, box, scroll);
  } catch {
    // A page without its marks can still be read.
  }
}

/** Follows the address while the page stays the same. Returns a function that stops it. */
export function watchSearchAddress(document: Document): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = (scroll: boolean) => {
    // Back and forward change the address before the page: the page's own arrival follows then.
    if (location.pathname === followed) followSearchAddress(document, scroll);
  };
  let stepping = false;
  window.addEventListener(
    'popstate',
    () => {
      stepping = true;
      setTimeout(() => (stepping = false));
    },
    { signal, capture: true },
  );
  // Whoever goes back or forward keeps the place where he was.
  window.addEventListener(QUERY_CHANGED, () => follow(!stepping), { signal });
  // React must find the texts of a page as it made them when it takes the page away.
  window.addEventListener('portal:navigate', () => highlight?.unmark(), { signal });
  return () => controller.abort();
}

/** Whether the page at hand was reached by a link, and not by going back, forward or by loading it again. */
export function arrivedByLink(type: string | undefined): boolean {
  if (type !== undefined) return type === 'push';
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'reload' && entry?.type !== 'back_forward';
}
