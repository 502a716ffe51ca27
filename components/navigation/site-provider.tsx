'use client';

import type { ReactNode } from 'react';
import { SiteContext, type SiteFacts } from './public-path.ts';

/** Provides client components with site data. */
export function SiteProvider({ children, ...facts }: SiteFacts & { children: ReactNode }) {
  return <SiteContext value={facts}>{children}</SiteContext>;
}
