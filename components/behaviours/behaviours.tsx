'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { copyCode } from './copy-code.ts';
import { fillYear } from './copyright-year.ts';
import { updateLocaleLinks } from './locale-links.ts';
import { drawDiagrams } from './mermaid.ts';
import { markActive, toggleCategory } from './sidebar.ts';
import { moveBetweenTabs, selectInGroup } from './tabs.ts';

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
    markActive(document);
    updateLocaleLinks(document, location);
    closeMenus(document);
    return drawDiagrams(document);
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
      const copy = closest(event, '[data-copy]');
      if (copy) void copyCode(copy);
      const tab = closest(event, '[role=tab]');
      if (tab) selectInGroup(tab);
      if (closest(event, '[data-mobile-toc] a')) closest(event, 'details')?.removeAttribute('open');
    },
    { signal },
  );
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
  window.addEventListener('hashchange', () => updateLocaleLinks(document, location), { signal });
  return () => controller.abort();
}

/** After a navigation nothing of the old page lies over the new one. */
function closeMenus(document: Document): void {
  for (const menu of document.querySelectorAll('details[data-menu][open]')) menu.removeAttribute('open');
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) panel.hidePopover();
}
