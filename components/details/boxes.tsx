'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useAddress } from '@/components/navigation/address.ts';
import { collapseDuration } from './collapse-duration.ts';
import { openForPrint } from './open-for-print.ts';
import { revealTarget } from './reveal-target.ts';

/** What the boxes (`<details>`) of a page need beyond the browser and the styles (app/styles/details.css). Many stand in HTML as text. */
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

/** A click on a summary, by mouse or key, toggles its box right after this: the styles slide it in the time of its height. */
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

/** The second press of a double click would select a word. */
function selectNothing(event: MouseEvent): void {
  if (event.detail > 1 && summaryOf(event)) event.preventDefault();
}
