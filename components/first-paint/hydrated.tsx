'use client';

import { useEffect } from 'react';
import { wholeStyles } from './whole-styles.ts';

/**
 * Marks the page as hydrated. Menus then change their markup, so the whole style sheets must apply
 * first.
 */
export function Hydrated() {
  useEffect(
    () =>
      void wholeStyles(document).then(
        () => (document.documentElement.dataset.hasHydrated = 'true'),
      ),
    [],
  );
  return null;
}
