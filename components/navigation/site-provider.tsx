'use client';

import { useMemo, type ReactNode } from 'react';
import { SiteContext, type SiteFacts } from './public-path.ts';

/** Provides client components with site data. */
export function SiteProvider({
  locale,
  defaultLocale,
  children,
}: SiteFacts & { children: ReactNode }) {
  const facts = useMemo(() => ({ locale, defaultLocale }), [locale, defaultLocale]);
  return <SiteContext value={facts}>{children}</SiteContext>;
}
