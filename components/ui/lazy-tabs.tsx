'use client';

import dynamic from 'next/dynamic';

/**
 * Loads the script of tabs and Radix. One function, because each `import()` has files of its own.
 */
export const loadTabs = () => import('./tabs.tsx').then(({ Tabs }) => Tabs);

/** Tabs whose script only pages with tabs wait for. The HTML always contains the panels. */
export const LazyTabs = dynamic(loadTabs);
