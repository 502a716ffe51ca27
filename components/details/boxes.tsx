'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useAddress } from '@/components/navigation/address.ts';
import { collapseDuration } from './collapse-duration.ts';
import { openForPrint } from './open-for-print.ts';
import { revealTarget } from './reveal-target.ts';

/**
 * Behavior of the boxes (`<details>`) of a page beyond HTML and styles (app/styles/details.css).
 * Event delegation, because many of them are static HTML.
 */
export function Boxes() {
  const pathname = usePathname();
  const { hash } = useAddress();
  useEffect(() => revealTarget(document, hash), [pathname, hash]);
  useEffect(() => openForPrint(window), []);
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('click', tellDuration, { signal: controller.signal });
    document.addEventListener('mousedown', selectNothing, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return null;
}

const summaryOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest('summary') : null;

/** Sets the duration just before the click toggles the box. */
function tellDuration(event: Event): void {
  const summary = summaryOf(event);
  const box = summary?.nextElementSibling;
  if (!box?.matches('[data-collapse]')) return;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  summary?.parentElement?.style.setProperty(
    '--slide',
    `${collapseDuration(box.scrollHeight, reduced)}ms`,
  );
}

/** A double click would select a word. */
function selectNothing(event: MouseEvent): void {
  if (event.detail > 1 && summaryOf(event)) event.preventDefault();
}
