import { isForInputMethod, watchComposition } from '@/components/search/composition.ts';
import type * as Highlight from '@/components/search/highlight.ts';
import { retryButton } from '@/components/search/retry-button.ts';
import { QUERY_CHANGED } from '@/components/navigation/address.ts';
import { hush, isAttached, loadSearch, tell } from './search-loading.ts';

/** As they stand on the keys. */
const KEYS = { mac: '⌘ K', others: 'Ctrl K' };

/**
 * Makes the search box come alive when the pointer or the focus reaches it, or the shortcut is pressed. Also where a page is
 * opened with terms to mark, and on the search page. Returns a function that stops it.
 */
export function offerSearch(document: Document): () => void {
  const box = document.querySelector<HTMLFormElement>('[data-search-box]');
  const field = box?.querySelector('input');
  if (!box || !field) return () => undefined;
  const isMac = /mac|iphone|ipad/i.test(platform());
  const hint = box.querySelector('[data-search-hint]');
  if (hint) hint.textContent = isMac ? KEYS.mac : KEYS.others;
  const controller = new AbortController();
  const { signal } = controller;
  watchComposition(document, signal);
  // The clear button is the form's own reset; whoever empties the field goes on typing.
  box.addEventListener('reset', () => field.focus(), { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (isForInputMethod(event)) {
        // Enter has ended what an input method was at: no form is sent.
        if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('[data-search-box], [data-search-page]')) event.preventDefault();
        return;
      }
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey || event.metaKey !== isMac || event.ctrlKey === isMac) return;
      event.preventDefault();
      field.focus();
      field.select();
    },
    { signal },
  );
  wake(box, field, signal);
  return () => controller.abort();
}

/** Until the box's own script is there: whatever the reader does with the box asks for it, and Enter waits for it. */
function wake(box: HTMLFormElement, field: HTMLInputElement, signal: AbortSignal): void {
  let enterPressed = false;
  const load = () => {
    if (isAttached()) return;
    loadSearch(box).then(
      () => {
        if (enterPressed) box.requestSubmit();
        enterPressed = false;
      },
      () => (enterPressed = false),
    );
  };
  /** The reader goes on otherwise. */
  const forget = () => {
    if (isAttached()) return;
    if (enterPressed) hush(box);
    enterPressed = false;
  };
  for (const type of ['pointerenter', 'focusin']) box.addEventListener(type, load, { signal });
  box.addEventListener(
    'input',
    () => {
      forget();
      load();
    },
    { signal },
  );
  box.addEventListener('reset', forget, { signal });
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && forget(), { signal });
  box.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (isAttached() || (relatedTarget instanceof Node && box.contains(relatedTarget))) return;
      enterPressed = false;
      hush(box);
    },
    { signal },
  );
  box.addEventListener(
    'submit',
    (event) => {
      if (isAttached()) return;
      event.preventDefault();
      if (field.value.trim() === '') return;
      enterPressed = true;
      tell(box, box.dataset.opening ?? '');
      load();
    },
    { signal },
  );
  // The field may have been used before this script was there.
  if (document.activeElement === field || field.value !== '') load();
}

/** The platform's name, where the browser tells it. */
function platform(): string {
  const { userAgentData } = navigator as { userAgentData?: { platform?: string } };
  return userAgentData?.platform || navigator.platform;
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
  if (page) void fillSearchPage(box, page);
  if (highlight) highlight.highlightFromAddress(document, box, scroll);
  else if (new URLSearchParams(location.search).has('_highlight')) void loadHighlight(document, box, scroll);
}

/** What does not come is told on the page itself; Retry, or going on in its form, tries again. */
async function fillSearchPage(box: HTMLElement, page: HTMLElement): Promise<void> {
  try {
    const { showResults } = await loadSearch(box);
    await showResults(page);
  } catch {
    const count = document.querySelector('[data-search-count]');
    if (!count || !page.isConnected) return;
    const controller = new AbortController();
    const again = (event: Event) => {
      event.preventDefault();
      controller.abort();
      count.replaceChildren(box.dataset.loading ?? '');
      void fillSearchPage(box, page);
    };
    count.replaceChildren(box.dataset.failed ?? '', retryButton(box, again));
    // A form that is sent would leave a page that can be read.
    for (const type of ['input', 'submit']) page.addEventListener(type, again, { signal: controller.signal });
  }
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
