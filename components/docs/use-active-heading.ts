import { useEffect, useState, type RefObject } from 'react';
import { activeHeading } from './active-heading.ts';
import { useListedHeadings } from './listed-headings.tsx';

/**
 * Id of the heading among `ids` that the reader has scrolled to; undefined at the beginning of the
 * page.
 */
export const headingInView = (ids: readonly string[]): string | undefined =>
  window.scrollY > 0 ? current(headingsOf(ids))?.id : undefined;

/**
 * Id of the active heading among `ids`; undefined before the first.
 * @param list the element that shows it: nothing is measured while that is hidden
 */
export function useActiveHeading(
  ids: readonly string[],
  list: RefObject<HTMLElement | null>,
): string | undefined {
  const [active, setActive] = useState<string>();
  const { list: listHeadings } = useListedHeadings();
  const key = ids.join('\n');
  useEffect(() => {
    listHeadings(key.split('\n'));
    return () => listHeadings([]);
  }, [key, listHeadings]);
  useEffect(() => {
    const headings = headingsOf(key.split('\n'));
    let frame = 0;
    const update = () => {
      frame = 0;
      if (list.current?.checkVisibility()) setActive(current(headings)?.id);
    };
    const soon = () => (frame ||= requestAnimationFrame(update));
    const controller = new AbortController();
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, soon, { passive: true, signal: controller.signal });
    soon();
    return () => {
      controller.abort();
      cancelAnimationFrame(frame);
    };
  }, [key, list]);
  return active;
}

const headingsOf = (ids: readonly string[]): HTMLElement[] =>
  ids.flatMap((id) => document.getElementById(id) ?? []);

function current(headings: readonly HTMLElement[]): HTMLElement | undefined {
  // The last sections may be too short to reach the upper half of the window.
  const atEnd =
    window.scrollY > 0 &&
    window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  if (atEnd) return headings.at(-1);
  const navbar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const index = activeHeading(
    headings.map((heading) => heading.getBoundingClientRect()),
    Math.max(0, navbar),
    window.innerHeight,
  );
  return headings[index];
}
