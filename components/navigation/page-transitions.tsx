'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useOffline } from 'next/offline';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { LOADED_AS_A_WHOLE } from '@/components/crash/load-failure.ts';
import { focusTop } from '@/components/frame/skip-link.tsx';
import { QUERY_CHANGED } from './address.ts';
import { navigateSoftly } from './navigate-softly.ts';
import { pendingNavigation, type PendingNavigation } from './pending-navigation.ts';
import { ProgressBar } from './progress-bar.ts';
import { useCodeAhead } from './use-code-ahead.ts';

/** Completes Next's navigation: progress bar, focus, and a message after a full page load. */
export function PageTransitions({ loading }: { loading: string }) {
  const router = useRouter();
  const pathname = usePathname();
  const offline = useOffline();
  const shown = useRef<string>(undefined);
  const arriving = useRef<PendingNavigation>(undefined);

  useCodeAhead();
  useEffect(() => navigateSoftly(document, router), [router]);
  useEffect(() => {
    const bar = new ProgressBar(loading);
    const follow = () => {
      const pending = pendingNavigation.get();
      // Another history entry of the same page: nothing to load.
      if (pending && new URL(pending.href, location.href).pathname === shown.current)
        return pendingNavigation.end();
      arriving.current = pending ?? arriving.current;
      // Without a network nothing is loading; offline-notice.tsx shows that.
      if (pending && !offline) bar.start();
      else bar.finish();
    };
    follow();
    const unsubscribe = pendingNavigation.subscribe(follow);
    return () => {
      unsubscribe();
      bar.finish();
    };
  }, [loading, offline]);
  useEffect(() => {
    // Next silently falls back to a full page load if data is missing. A log entry on `pagehide`
    // would be lost.
    const left = () => console.warn(LOADED_AS_A_WHOLE);
    const watch = () => {
      if (pendingNavigation.get()) window.addEventListener('beforeunload', left);
      else window.removeEventListener('beforeunload', left);
    };
    const unsubscribe = pendingNavigation.subscribe(watch);
    return () => {
      unsubscribe();
      window.removeEventListener('beforeunload', left);
    };
  }, []);
  useEffect(() => {
    const moved = () =>
      location.pathname === shown.current && window.dispatchEvent(new Event(QUERY_CHANGED));
    window.addEventListener('popstate', moved);
    return () => {
      window.removeEventListener('popstate', moved);
    };
  }, []);

  // In the same frame as the new page.
  useLayoutEffect(() => {
    const first = shown.current === undefined;
    shown.current = location.pathname;
    pendingNavigation.end();
    // The next Tab starts at the top of the new page. Back, forward, and hashes leave the focus to
    // the browser.
    if (!first && arriving.current?.type === 'push' && location.hash === '') focusTop();
    arriving.current = undefined;
  }, [pathname]);

  return null;
}
