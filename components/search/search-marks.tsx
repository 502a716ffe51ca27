'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { useAddress } from '@/components/navigation/address.ts';
import { hashTarget } from '@/components/navigation/hash-target.ts';
import { pendingNavigation } from '@/components/navigation/pending-navigation.ts';
import { highlightTerms } from './highlight-terms.ts';
import './search-marks.module.css';

/**
 * Marks the terms of the address in the article. Scrolls to the first mark if the reader has
 * followed a link without a hash, and to the best one below the heading of the hash. Rendered with
 * the page, so that each page is marked when it is rendered.
 */
export function SearchMarks() {
  const pathname = usePathname();
  const { search, hash } = useAddress();
  const shown = useRef<{ pathname: string; path: string }>(undefined);
  const arrival = useRef<{ href: string; followed: boolean }>(undefined);
  const takeTraversal = useTraversal();
  useEffect(() => {
    // Back and forward change the address before the page: this effect runs again when the page has
    // changed.
    if (shown.current?.pathname !== pathname) shown.current = { pathname, path: location.pathname };
    if (location.pathname !== shown.current.path) return;
    // Hydration runs this twice, because the first render has no query.
    if (arrival.current?.href !== location.href)
      arrival.current = { href: location.href, followed: !takeTraversal() };
    const { followed } = arrival.current;
    const terms = highlightTerms(location.search);
    if (terms.length === 0) return;
    let left = false;
    let unmark = (): void => undefined;
    void import('./mark-terms.ts').then(
      ({ markTerms, scrollToFirst, scrollToPassage }) => {
        const article = document.querySelector<HTMLElement>('article');
        if (left || !article) return;
        const marked = markTerms(article, terms);
        unmark = marked.unmark;
        if (!followed) return;
        const id = hashTarget(location.hash);
        const heading = id === undefined ? null : document.getElementById(id);
        if (id === undefined) scrollToFirst(marked.marks);
        else if (heading) scrollToPassage(marked.marks, heading);
      },
      // A page without marks can still be read.
      () => undefined,
    );
    return () => {
      left = true;
      unmark();
    };
  }, [pathname, search, hash, takeTraversal]);
  return null;
}

/**
 * Whether the reader has come by back, forward or reload, and keeps the scroll position, or has
 * chosen a heading of the page, which fires the same event. True only for the first call after it.
 */
function useTraversal(): () => boolean {
  const hasTraversed = useRef(false);
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    hasTraversed.current = entry?.type === 'reload' || entry?.type === 'back_forward';
    const onPopState = () => void (hasTraversed.current = true);
    window.addEventListener('popstate', onPopState, { capture: true });
    const unsubscribe = pendingNavigation.subscribe(() => {
      const pending = pendingNavigation.get();
      if (pending) hasTraversed.current = pending.type === 'traverse';
    });
    return () => {
      window.removeEventListener('popstate', onPopState, { capture: true });
      unsubscribe();
    };
  }, []);
  return useCallback(() => {
    const traversed = hasTraversed.current;
    hasTraversed.current = false;
    return traversed;
  }, []);
}
