'use client';

import dynamic from 'next/dynamic';

/** Tabs of a text. Their script, with Radix, is loaded by pages that have some; the HTML has them in any case. */
export const LazyTabs = dynamic(() => import('@/components/ui/tabs.tsx').then(({ Tabs }) => Tabs));
