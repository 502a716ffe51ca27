import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { hashTarget } from '@/components/navigation/hash-target.ts';
import { hiddenAfter } from './hide-on-scroll.ts';

/**
 * Whether a bar is hidden because the reader scrolls down, if the site wants that. `show` brings it
 * back.
 */
export function useHideOnScroll(
  bar: RefObject<HTMLElement | null>,
  enabled: boolean,
): { hidden: boolean; show: () => void } {
  const pathname = usePathname();
  // A navigation shows it again.
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
      // Scrolling caused by a jump does not count.
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
      // The jump may end at the top of the page within the same frame.
      if (!jumped || place.top < height) set(hiddenAfter(hiddenNow.current, before, place, height));
      jumped = false;
      before = place.top;
    };
    // Runs before the browser jumps. After a typed hash, `hashchange` comes later.
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
