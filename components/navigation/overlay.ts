'use client';

import { createContext } from 'react';

/** For links in a panel that may cover the page, such as a panel of the mobile menu. */
export interface Overlay {
  /** Whether the panel covers the page now. On a wide screen it may be a column. */
  isOpen(): boolean;
  /** Closes the panel; the page stays. */
  close(): void;
  /**
   * Closes the panel because a link in it opens another page, which replaces the panel's history
   * entry.
   */
  leave(): void;
  /** Opens a page in place of the panel's history entry. */
  replace(href: string): void;
}

export const OverlayContext = createContext<Overlay | undefined>(undefined);
