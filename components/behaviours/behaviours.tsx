'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { offerBackToTop } from './back-to-top.ts';
import { copyCode } from './copy-code.ts';
import { fillYear } from './copyright-year.ts';
import { revealTarget, toggleDetails } from './details.ts';
import { answerFeedback, restoreFeedback } from './feedback.ts';
import { updateLocaleLinks } from './locale-links.ts';
import { drawDiagrams } from './mermaid.ts';
import { markActive, toggleCategory } from './sidebar.ts';
import { chooseTab, followStorage, moveBetweenTabs, restoreTabs } from './tabs.ts';
import { followHeadings } from './toc.ts';
import { toggleWrap, watchOverflow } from './wrap-code.ts';
import { offerZoom, zoom } from './zoom.ts';

/**
 * Everything that moves on a documentation page, as listeners on the document: the HTML comes from the server and is
 * never rendered again in the browser. What lies between two pages is in page-transitions.tsx.
 */
export function Behaviours() {
  const pathname = usePathname();

  useEffect(() => listen(document), []);
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
    fillYear(document, new Date());
  }, []);
  useEffect(() => {
    restoreTabs(document, location.search);
    markActive(document);
    updateLocaleLinks(document, location);
    closeMenus(document);
    restoreFeedback(document, location.pathname);
    revealTarget(document, location.hash);
    const stops = [startOperation(document), drawDiagrams(document), watchOverflow(document), followHeadings(document), offerBackToTop(document), offerZoom(document)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pathname]);

  return null;
}

function listen(document: Document): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const closest = (event: Event, selector: string): HTMLElement | null => (event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null);
  document.addEventListener(
    'click',
    (event) => {
      const toggle = closest(event, '[data-toggle]');
      if (toggle) toggleCategory(toggle);
      const summary = closest(event, 'summary');
      if (summary && !closest(event, 'a') && toggleDetails(summary)) event.preventDefault();
      const copy = closest(event, '[data-copy]');
      if (copy) void copyCode(copy);
      const wrap = closest(event, '[data-wrap]');
      if (wrap) toggleWrap(wrap);
      const answer = closest(event, '[data-helpful]');
      if (answer) answerFeedback(answer, location.pathname);
      const picture = closest(event, '[data-zoom]');
      if (picture) void zoom(picture);
      const tab = closest(event, '[role=tab]');
      if (tab) {
        chooseTab(tab);
        updateLocaleLinks(document, location);
      }
      if (closest(event, '[data-mobile-toc] a')) closest(event, 'details')?.removeAttribute('open');
    },
    { signal },
  );
  // The second press of a double click would select a word.
  document.addEventListener('mousedown', (event) => event.detail > 1 && closest(event, 'summary') && event.preventDefault(), { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      const tab = closest(event, '[role=tab]');
      if (tab && moveBetweenTabs(tab, event.key)) event.preventDefault();
      const menu = closest(event, 'details[data-menu][open]');
      if (menu && event.key === 'Escape') {
        menu.removeAttribute('open');
        menu.querySelector('summary')?.focus();
      }
    },
    { signal },
  );
  // A menu closes when the pointer is pressed or the focus goes elsewhere.
  for (const type of ['pointerdown', 'focusin'] as const) {
    document.addEventListener(
      type,
      (event) => {
        for (const menu of document.querySelectorAll('details[data-menu][open]')) if (event.target instanceof Node && !menu.contains(event.target)) menu.removeAttribute('open');
      },
      { signal },
    );
  }
  window.addEventListener(
    'hashchange',
    () => {
      updateLocaleLinks(document, location);
      revealTarget(document, location.hash);
    },
    { signal },
  );
  window.addEventListener('storage', (event) => followStorage(document, event), { signal });
  return () => controller.abort();
}

/** An operation of an API brings a script of its own, loaded when there is one on the page. */
function startOperation(document: Document): () => void {
  if (!document.querySelector('[data-operation]')) return () => undefined;
  let left = false;
  let stop: (() => void) | undefined;
  void import('./operation/operation.ts').then(({ operate }) => {
    if (!left) stop = operate(document);
  });
  return () => {
    left = true;
    stop?.();
  };
}

/** After a navigation nothing of the old page lies over the new one. */
function closeMenus(document: Document): void {
  for (const menu of document.querySelectorAll('details[data-menu][open]')) menu.removeAttribute('open');
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) panel.hidePopover();
}
