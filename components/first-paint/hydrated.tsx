'use client';

import { useEffect } from 'react';
import { wholeStyles } from './whole-styles.ts';

/** Marks the page as alive: labels of menus change places then, so not before their styles are there. */
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
