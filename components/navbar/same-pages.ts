'use client';

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Listeners } from '@/components/storage/listeners.ts';

/** Where the current page is in the other versions of its section. */
interface SamePages {
  /** See DocsSection.id. */
  section: string;
  /** Addresses by the name of the version. */
  hrefs: Readonly<Record<string, string>>;
}

// The navbar stands above the pages, which have no other way up.
let current: SamePages | undefined;
const listeners = new Listeners();

function set(pages: SamePages | undefined): void {
  current = pages;
  listeners.tell();
}

const NONE = {};

/** The addresses of the current page in other versions, if it belongs to the section. */
export function useSamePages(section: string | undefined): SamePages['hrefs'] {
  const pages = useSyncExternalStore(
    listeners.subscribe,
    () => current,
    () => undefined,
  );
  return pages && pages.section === section ? pages.hrefs : NONE;
}

/** Tells the menu of versions where this page is in other versions, while the page is mounted. */
export function TellSamePages(pages: SamePages) {
  const { section, hrefs } = pages;
  useLayoutEffect(() => {
    set({ section, hrefs });
    return () => set(undefined);
  }, [section, hrefs]);
  return null;
}
