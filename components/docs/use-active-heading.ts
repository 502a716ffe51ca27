import { useEffect, useState, type RefObject } from 'react';
import { activeHeading } from './active-heading.ts';

// The list of contents stands beside the page; the navbar asks for what it knows.
let listed: readonly HTMLElement[] = [];

/** Id of the heading that the reader has scrolled to; undefined at the beginning of the page. */
export const headingInView = (): string | undefined =>
  window.scrollY > 0 ? listed[current(listed)]?.id : undefined;

/**
 * Id of the active heading among `ids`; undefined before the first.
 * @param list the element that shows it: nothing is measured while that is hidden
 */
export function useActiveHeading(
  ids: readonly string[],
  list: RefObject<HTMLElement | null>,
): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join('\n');
  useEffect(() => {
    const headings = key.split('\n').flatMap((id) => document.getElementById(id) ?? []);
    listed = headings;
    let frame = 0;
    const update = () => {
      frame = 0;
      if (list.current?.checkVisibility()) setActive(headings[current(headings)]?.id);
    };
    const soon = () => (frame ||= requestAnimationFrame(update));
    const controller = new AbortController();
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, soon, { passive: true, signal: controller.signal });
    soon();
    return () => {
      controller.abort();
      listed = [];
      cancelAnimationFrame(frame);
    };
  }, [key, list]);
  return active;
}

function current(headings: readonly HTMLElement[]): number {
  // The last sections may be too short to reach the upper half of the window.
  const atEnd =
    window.scrollY > 0 &&
    window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  if (atEnd) return headings.length - 1;
  const navbar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return activeHeading(
    headings.map((heading) => heading.getBoundingClientRect()),
    Math.max(0, navbar),
    window.innerHeight,
  );
}
