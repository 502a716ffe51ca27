'use client';

import dynamic from 'next/dynamic';

/**
 * Tabs in a text. Only pages with tabs load their script and Radix; the HTML always contains the
 * panels.
 */
export const LazyTabs = dynamic(() => import('@/components/ui/tabs.tsx').then(({ Tabs }) => Tabs));
