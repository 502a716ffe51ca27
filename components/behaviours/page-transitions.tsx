'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { mayReload } from './load-failure.ts';
import { isMenuEntry } from './menu-history.ts';
import { navigateSoftly } from './navigation.ts';
import { PageData, servePageData, type FailedLoad } from './page-data.ts';
import { PagePlace } from './page-place.ts';
import { Prefetch } from './prefetch.ts';
import { ProgressBar } from './progress-bar.ts';
import { ScrollKeeper } from './scroll.ts';
import { wholeStyles } from './whole-styles.ts';

interface Tools {
  scroll: ScrollKeeper;
  bar: ProgressBar;
  place: PagePlace;
  type: Transition['type'] | undefined;
}

interface Transition {
  url: string;
  type: 'push' | 'replace' | 'traverse';
}

/** Everything between a click and the new page: prefetch, soft navigation, progress bar, scrolling, focus. */
export function PageTransitions({ loading }: { loading: string }) {
  const router = useRouter();
  const pathname = usePathname();
  const tools = useRef<Tools | undefined>(undefined);
  const prefetch = useRef<Prefetch | undefined>(undefined);

  useEffect(() => {
    // A preview's server renders each page when it is asked for: there are no files to fetch.
    if (process.env.NODE_ENV !== 'production') return navigateSoftly(document, router, () => undefined);
    const data = new PageData(window.fetch, wholeStyles(document));
    const own = new Prefetch(data);
    prefetch.current = own;
    const failed: FailedLoad = {
      mayReload,
      warn: (message, error) => console.warn(message, error),
      hold: (path, error, load) => {
        const { bar, place } = tools.current!;
        bar.finish();
        return place.hold(path, error, load);
      },
    };
    const stops = [servePageData(window, data, failed), navigateSoftly(document, router, (path) => own.page(path))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
  useEffect(() => prefetch.current?.watch(document), [pathname]);
  useEffect(() => {
    const own: Tools = { scroll: new ScrollKeeper(window), bar: new ProgressBar(loading), place: new PagePlace(document), type: undefined };
    tools.current = own;
    const stopScroll = own.scroll.start();
    const begin = (event: Event) => {
      const { url, type: told } = (event as CustomEvent<Transition>).detail;
      const type = told === 'replace' && isMenuEntry(history.state) ? 'push' : told;
      own.type = type;
      if (type === 'push') own.scroll.begin('push');
      const { pathname: target } = new URL(url, location.href);
      if (own.place.begin(target)) return;
      if (target !== location.pathname || type === 'traverse') own.bar.start();
    };
    window.addEventListener('portal:navigate', begin);
    return () => {
      stopScroll();
      own.bar.finish();
      window.removeEventListener('portal:navigate', begin);
    };
  }, [loading]);

  const first = useRef(true);
  // In the same frame as the new page, which is never seen at the place of the old one.
  useLayoutEffect(() => {
    // The first page was loaded by the browser, which scrolls and focuses as it always does.
    if (first.current) first.current = false;
    else arrive(tools);
  }, [pathname]);

  return null;
}

function arrive(tools: RefObject<Tools | undefined>): void {
  const own = tools.current;
  if (!own) return;
  own.bar.finish();
  own.place.leave();
  own.scroll.arrived();
  // The next Tab begins at the top of the new page; back, forward and hashes leave the focus to the browser.
  if (own.type === 'push' && location.hash === '') document.querySelector<HTMLElement>('[data-skip-region]')?.focus({ preventScroll: true });
  own.type = undefined;
}

