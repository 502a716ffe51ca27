'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';
import { mayReload } from './load-failure.ts';
import { navigateSoftly } from './navigation.ts';
import { watchPageData } from './page-data.ts';
import { PagePlace } from './page-place.ts';
import { createPrefetch } from './prefetch.ts';
import { ProgressBar } from './progress-bar.ts';
import { ScrollKeeper } from './scroll.ts';

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

  useEffect(() => navigateSoftly(document, router, createPrefetch(router)), [router]);
  useEffect(() => {
    const own: Tools = { scroll: new ScrollKeeper(window), bar: new ProgressBar(loading), place: new PagePlace(document), type: undefined };
    tools.current = own;
    const stopWatching = watchPageData(window, {
      mayReload,
      warn: (message, error) => console.warn(message, error),
      hold: (path, error, load) => {
        own.bar.finish();
        return own.place.hold(path, error, load);
      },
    });
    const stopScroll = own.scroll.start();
    const begin = (event: Event) => {
      const { url, type } = (event as CustomEvent<Transition>).detail;
      own.type = type;
      if (type === 'push') own.scroll.begin('push');
      const { pathname: target } = new URL(url, location.href);
      if (own.place.begin(target)) return;
      if (target !== location.pathname || type === 'traverse') own.bar.start();
    };
    window.addEventListener('portal:navigate', begin);
    return () => {
      stopScroll();
      stopWatching();
      own.bar.finish();
      window.removeEventListener('portal:navigate', begin);
    };
  }, [loading]);

  const first = useRef(true);
  useEffect(() => {
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

