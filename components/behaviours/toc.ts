import { hashTarget } from './hash-target.ts';

/** Where a heading stands in the window. */
export interface Edges {
  top: number;
  bottom: number;
}

/**
 * Which heading the reader is at: the first one below `offset` (what the navbar covers) when it lies in the upper half of
 * the window, otherwise the one before it.
 * @returns its index, -1 before the first
 */
export function activeHeading(headings: readonly Edges[], offset: number, windowHeight: number): number {
  const next = headings.findIndex(({ top }) => top >= offset);
  if (next === -1) return headings.length - 1;
  return headings[next]!.bottom <= windowHeight / 2 ? next : next - 1;
}

/** Marks the heading at hand in the table of contents while the page is scrolled. Returns a function that stops it. */
export function followHeadings(document: Document): () => void {
  const toc = document.querySelector<HTMLElement>('[data-toc-list]');
  if (!toc) return () => undefined;
  const entries = [...toc.querySelectorAll<HTMLAnchorElement>('a')].flatMap((link) => {
    const heading = document.getElementById(hashTarget(link.hash) ?? '');
    return heading ? [{ link, heading }] : [];
  });
  let frame = 0;
  const update = () => {
    frame = 0;
    // A narrow screen has no such list.
    if (toc.offsetParent !== null) mark(toc, entries.map(({ link }) => link), active(entries.map(({ heading }) => heading)));
  };
  const soon = () => (frame ||= requestAnimationFrame(update));
  const controller = new AbortController();
  window.addEventListener('scroll', soon, { passive: true, signal: controller.signal });
  window.addEventListener('resize', soon, { signal: controller.signal });
  update();
  return () => {
    controller.abort();
    cancelAnimationFrame(frame);
  };
}

function active(headings: readonly HTMLElement[]): number {
  const { scrollHeight } = document.documentElement;
  // The last parts of a page may be too short ever to reach the upper half.
  const atEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
  if (atEnd) return headings.length - 1;
  const navbar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return activeHeading(headings.map((heading) => heading.getBoundingClientRect()), Math.max(0, navbar), window.innerHeight);
}

function mark(toc: HTMLElement, links: readonly HTMLAnchorElement[], index: number): void {
  const link = links[index];
  if (link?.getAttribute('aria-current') === 'true') return;
  for (const other of toc.querySelectorAll('a[aria-current]')) other.removeAttribute('aria-current');
  link?.setAttribute('aria-current', 'true');
  if (toc.scrollHeight <= toc.clientHeight) return;
  const frame = toc.getBoundingClientRect();
  const box = (link ?? links[0])?.getBoundingClientRect();
  // Its own box only: `scrollIntoView` would move the page as well.
  if (box && (box.top < frame.top || box.bottom > frame.bottom)) toc.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
}
