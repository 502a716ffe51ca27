'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/navigation/use-hydrated.ts';

/** Shows `fallback` in the HTML, and its content once the page runs. */
export function AfterHydration({
  children,
  fallback,
}: {
  children?: ReactNode;
  fallback?: ReactNode;
}) {
  return useHydrated() ? children : fallback;
}
