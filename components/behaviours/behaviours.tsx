'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { offerBackToTop } from './back-to-top.ts';
import { copyCode } from './copy-code.ts';
import { copyPage } from './copy-page.ts';
import { fillYear } from './copyright-year.ts';
import { revealTarget, toggleDetails } from './details.ts';
import { answerFeedback, restoreFeedback } from './feedback.ts';
import { restoreHiddenSidebar, toggleSidebar } from './hide-sidebar.ts';
import { hideOnScroll } from './hideable-navbar.ts';
import { updateLocaleLinks } from './locale-links.ts';
import { drawDiagrams } from './mermaid.ts';
import { MobileMenu, toggleDropdown } from './mobile-menu.ts';
import { markNavbar, PREFERENCE } from './navbar-marks.ts';
import { closePopups, watchPopups } from './popups.ts';
import { openForPrint } from './print.ts';
import { arrivedByLink, followSearchAddress, offerSearch, watchSearchAddress } from './search.ts';
import { followNavigation, toggleCategory, toggleOwnCategory } from './sidebar.ts';
import { readStorage } from './storage.ts';
import { chooseTab, followStorage, moveBetweenTabs, restoreTabs } from './tabs.ts';
import { followHeadings } from './toc.ts';
import { forgetVersions, keepVersion } from './versions.ts';
import { toggleWrap, watchOverflow } from './wrap-code.ts';
import { offerZoom, zoom } from './zoom.ts';

/**
 * Everything that moves on a documentation page, as listeners on the document: the HTML comes from the server and is
 * never rendered again in the browser. What lies between two pages is in page-transitions.tsx.
 */
export function Behaviours() {
  const pathname = usePathname();

  const arrival = useRef<string | undefined>(undefined);
  useEffect(() => listen(document), []);
  useEffect(() => watchPopups(document), []);
  useEffect(() => openForPrint(window), []);
  useEffect(() => {
    forgetVersions(document);
    return new MobileMenu(document).start();
  }, []);
  useEffect(() => {
    const note = (event: Event) => (arrival.current = (event as CustomEvent<{ type: string }>).detail.type);
    const stops = [offerSearch(document), watchSearchAddress(document)];
    window.addEventListener('portal:navigate', note);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('portal:navigate', note);
    };
  }, []);
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
    fillYear(document, new Date());
  }, []);
  useEffect(() => {
    restoreTabs(document, location.search);
    if (document.querySelector('[data-hide-sidebar]')) restoreHiddenSidebar(document);
    followNavigation(document);
    refreshNavbar();
    closePopups(document);
    updateLocaleLinks(document, location);
    restoreFeedback(document, location.pathname);
    revealTarget(document, location.hash);
    followSearchAddress(document, arrivedByLink(arrival.current));
    const stops = [drawDiagrams(document), watchOverflow(document), followHeadings(document), offerBackToTop(document), offerZoom(document), hideOnScroll(document)];
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
      const link = closest(event, 'a');
      if (link && isPlain(event) && toggleOwnCategory(link)) event.preventDefault();
      const hide = closest(event, '[data-hide-sidebar]');
      if (hide) toggleSidebar(hide);
      const summary = closest(event, 'summary');
      if (summary && !closest(event, 'a') && toggleDetails(summary)) event.preventDefault();
      const copy = closest(event, '[data-copy]');
      if (copy) void copyCode(copy);
      const page = closest(event, '[data-copy-page]');
      if (page instanceof HTMLAnchorElement && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        void copyPage(page);
      }
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
      const dropdown = closest(event, '[data-dropdown-toggle]');
      if (dropdown) toggleDropdown(dropdown);
      const version = closest(event, 'a[data-version]');
      if (version) keepVersion(document, version);
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
    },
    { signal },
  );
  window.addEventListener(
    'hashchange',
    () => {
      updateLocaleLinks(document, location);
      revealTarget(document, location.hash);
    },
    { signal },
  );
  window.addEventListener('storage', (event) => followStorage(document, event), { signal });
  window.addEventListener('storage', ({ key }) => key?.startsWith(PREFERENCE) && refreshNavbar(), { signal });
  return () => controller.abort();
}

/** A click that the browser would not take as a wish for another tab or window. */
const isPlain = (event: MouseEvent): boolean => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const refreshNavbar = (): void => markNavbar(document, (key) => readStorage('local', key));
