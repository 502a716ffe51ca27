'use client';

import { lazy, type ComponentProps } from 'react';
import type { Tabs } from './tabs.tsx';

/**
 * Loads the script of tabs and Radix. One function, because each `import()` has files of its own.
 */
export const loadTabs = () => import('./tabs.tsx').then((module) => ({ default: module.Tabs }));

const Loaded = lazy(loadTabs);

/** Tabs whose script only pages with tabs wait for. The HTML always contains the panels. */
export function LazyTabs(props: ComponentProps<typeof Tabs>) {
  return <Loaded {...props} />;
}
