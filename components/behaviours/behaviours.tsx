'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { followAnnouncement, type AnnouncementSettings } from './announcement.ts';
import { offerBackToTop } from './back-to-top.ts';
import { followColorMode, type ColorModeSettings } from './color-mode.ts';
import { fillYear } from './copyright-year.ts';
import { hideOnScroll } from './hideable-navbar.ts';
import { updateLocaleLinks } from './locale-links.ts';
import { MobileMenu, toggleDropdown } from './mobile-menu.ts';
import { linkMarks, markNavbar } from './navbar-marks.ts';
import { pointToVersions, PREFERENCE } from './navbar-versions.ts';
import { QUERY_CHANGED } from '@/components/navigation/address.ts';
import { isPlainClick } from '@/components/navigation/plain-click.ts';
import { closePopups, watchPopups } from './popups.ts';
import { skipToContent } from './skip-to-content.ts';
import { followStorage, readStorage } from './storage.ts';
import { chooseTab, moveBetweenTabs } from './tabs.ts';
import { forgetVersions, keepVersion } from './versions.ts';
import { wholeStyles } from './whole-styles.ts';

/**
 * Everything that moves on a documentation page, as listeners on the document: the HTML comes from the server and is
 * never rendered again in the browser. What lies between two pages is in components/navigation.
 */
export function Behaviours({ colorMode, announcement }: { colorMode: ColorModeSettings; announcement?: AnnouncementSettings }) {
  const pathname = usePathname();
  const [rendered, setRendered] = useState(0);

  useEffect(() => listen(document), []);
  useEffect(() => watchPopups(document), []);
  useEffect(() => followColorMode(window, colorMode), [colorMode, rendered]);
  useEffect(() => (announcement ? followAnnouncement(document, announcement) : undefined), [announcement]);
  // The page at hand has been rendered once more: components/crash/crash-boundary.tsx.
  useEffect(() => {
    const again = () => setRendered((count) => count + 1);
    document.addEventListener('portal:rendered', again);
    return () => document.removeEventListener('portal:rendered', again);
  }, []);
  useEffect(() => {
    forgetVersions(document);
    return new MobileMenu(document).start();
  }, []);
  // The labels of menus change places now: not before their styles are there.
  useEffect(() => void wholeStyles(document).then(() => (document.documentElement.dataset.hasHydrated = 'true')), []);
  useEffect(() => fillYear(document, new Date()), [rendered]);
  useEffect(() => {
    refreshNavbar();
    closePopups(document);
    updateLocaleLinks(document, location);
    const stops = [offerBackToTop(document), hideOnScroll(document)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pathname, rendered]);

  return null;
}

function listen(document: Document): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const closest = (event: Event, selector: string): HTMLElement | null => (event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null);
  document.addEventListener(
    'click',
    (event) => {
      if (closest(event, '[data-skip-region] a') && isPlainClick(event) && skipToContent(document)) event.preventDefault();
      const tab = closest(event, '[role=tab]');
      if (tab) chooseTab(tab);
      const dropdown = closest(event, '[data-dropdown-toggle]');
      if (dropdown) toggleDropdown(dropdown);
      const version = closest(event, 'a[data-version]');
      if (version) keepVersion(document, version);
    },
    { signal },
  );
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
    () => updateLocaleLinks(document, location),
    { signal },
  );
  window.addEventListener(
    QUERY_CHANGED,
    () => updateLocaleLinks(document, location),
    { signal },
  );
  const stopStorage = followStorage((key) => key.startsWith(PREFERENCE) && refreshNavbar());
  return () => {
    controller.abort();
    stopStorage();
  };
}


function refreshNavbar(): void {
  pointToVersions(document, (key) => readStorage('local', key));
  markNavbar(document, linkMarks);
}
