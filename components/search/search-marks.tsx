'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { useAddress } from '@/components/navigation/address.ts';
import { pendingNavigation } from '@/components/navigation/pending-navigation.ts';
import { highlightTerms } from './highlight-terms.ts';
import './search-marks.module.css';

/**
 * Marks in the article what the address asks for, and brings the first mark into view when the reader has come by a link and no hash
 * leads elsewhere. Stands inside the page's fence, so that a page that is rendered anew is marked anew.
 */
export function SearchMarks() {
  const pathname = usePathname();
  const { search, hash } = useAddress();
  const shown = useRef<{ pathname: string; path: string }>(undefined);
  const takeStep = useSteps();
  useEffect(() => {
    // Back and forward change the address before the page: the page's own arrival follows then.
    if (shown.current?.pathname !== pathname) shown.current = { pathname, path: location.pathname };
    if (location.pathname !== shown.current.path) return;
    const scroll = !takeStep() && location.hash.length < 2;
    const terms = highlightTerms(location.search);
    if (terms.length === 0) return;
    let left = false;
    let unmark = (): void => undefined;
    void import('./mark-terms.ts').then(
      ({ markTerms, scrollToFirst }) => {
        const article = document.querySelector<HTMLElement>('article');
        if (left || !article) return;
        const marked = markTerms(article, terms);
        unmark = marked.unmark;
        if (scroll) scrollToFirst(marked.marks);
      },
      // A page without its marks can still be read.
      () => undefined,
    );
    return () => {
      left = true;
      unmark();
    };
  }, [pathname, search, hash, takeStep]);
  return null;
}

/** Tells once whether the reader has come to the address at hand by going back or forward, or by loading the page again: he keeps his place then. */
function useSteps(): () => boolean {
  const hasStepped = useRef(false);
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    hasStepped.current = entry?.type === 'reload' || entry?.type === 'back_forward';
    const step = () => void (hasStepped.current = true);
    window.addEventListener('popstate', step, { capture: true });
    const unsubscribe = pendingNavigation.subscribe(() => {
      const pending = pendingNavigation.get();
      if (pending) hasStepped.current = pending.type === 'traverse';
    });
    return () => {
      window.removeEventListener('popstate', step, { capture: true });
      unsubscribe();
    };
  }, []);
  return useCallback(() => {
    const stepped = hasStepped.current;
    hasStepped.current = false;
    return stepped;
  }, []);
}
