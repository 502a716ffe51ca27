import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { hashTarget } from '@/components/navigation/hash-target.ts';
import { hiddenAfter } from './hide-on-scroll.ts';

/** Whether a bar is away because the reader scrolls down, where the site wants that; `show` brings it back. */
export function useHideOnScroll(
  bar: RefObject<HTMLElement | null>,
  enabled: boolean,
): { hidden: boolean; show: () => void } {
  const pathname = usePathname();
  // On another page it is there.
  const [hiddenOn, setHiddenOn] = useState<string>();
  const hiddenNow = useRef(false);
  const set = useCallback(
    (next: boolean) => {
      hiddenNow.current = next;
      setHiddenOn(next ? pathname : undefined);
    },
    [pathname],
  );

  useEffect(() => {
    if (!enabled) return undefined;
    let before = window.scrollY;
    let jumped = false;
    const jump = (hash: string) => {
      // The jump itself scrolls, which says nothing about the reader.
      jumped = hasTarget(hash);
      set(jumped);
    };
    const scrolled = () => {
      const height = bar.current?.offsetHeight ?? 0;
      const place = {
        top: window.scrollY,
        windowHeight: window.innerHeight,
        pageHeight: document.documentElement.scrollHeight,
      };
      // The top of the page may be reached in the same frame as the anchor.
      if (!jumped || place.top < height) set(hiddenAfter(hiddenNow.current, before, place, height));
      jumped = false;
      before = place.top;
    };
    // Before the browser jumps; a hash that is typed is told afterwards.
    const followed = ({ target }: Event) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (
        link &&
        link.pathname === location.pathname &&
        link.search === location.search &&
        link.hash !== ''
      )
        jump(link.hash);
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('scroll', scrolled, { passive: true, signal });
    document.addEventListener('click', followed, { capture: true, signal });
    window.addEventListener('hashchange', () => set(hasTarget(location.hash)), { signal });
    hiddenNow.current = false;
    if (location.hash !== '') jump(location.hash);
    return () => controller.abort();
  }, [bar, enabled, set]);
  return { hidden: hiddenOn === pathname, show: useCallback(() => set(false), [set]) };
}

function hasTarget(hash: string): boolean {
  const id = hashTarget(hash);
  return id !== undefined && document.getElementById(id) !== null;
}
