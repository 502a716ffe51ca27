'use client';

import { createContext } from 'react';

/** What links know of a panel that lies over the page and that they stand in, like a panel of the mobile menu. */
export interface Overlay {
  /** Whether it lies over the page now: on a wide screen it may be a column. */
  isOpen(): boolean;
  /** Closes it; the page stays. */
  close(): void;
  /** Closes it because a link in it leads to another page, which takes the place of its entry in the history. */
  leave(): void;
}

export const OverlayContext = createContext<Overlay | undefined>(undefined);
