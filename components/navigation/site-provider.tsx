'use client';

import type { ReactNode } from 'react';
import { SiteContext, type SiteFacts } from './public-path.ts';

/** Gives components in the browser what they know of the site. */
export function SiteProvider({ children, ...facts }: SiteFacts & { children: ReactNode }) {
  return <SiteContext value={facts}>{children}</SiteContext>;
}
