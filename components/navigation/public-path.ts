'use client';

import { usePathname } from 'next/navigation';
import { createContext, useContext } from 'react';
import { API_ROUTE, routeSegments } from '@/lib/docs/section-route.ts';

/** Site data for client components. */
export interface SiteFacts {
  /** Locale of the current page. */
  locale: string;
  defaultLocale: string;
}

export const SiteContext = createContext<SiteFacts>({ locale: 'en', defaultLocale: 'en' });

/**
 * The public path of a page, with its locale's prefix. A page is rendered at `/en/weda~docs/a`,
 * `/en/-api/weda~api/a` or `/en/~/training`, and published at `/weda/docs/a` and `/training`. Next
 * reports the former while rendering and the latter in the browser. A public path does not change.
 */
export function publicPath(pathname: string, { locale, defaultLocale }: SiteFacts): string {
  const [, first, ...segments] = pathname.split('/');
  if (first !== locale) return pathname;
  const [section = '', ...rest] = segments[0] === API_ROUTE ? segments.slice(1) : segments;
  const prefix = locale === defaultLocale ? [] : [locale];
  return `/${[...prefix, ...routeSegments(section), ...rest].filter(Boolean).join('/')}`;
}

/** The public path of the current page, the same on the server and in the browser. */
export function usePublicPath(): string {
  const facts = useContext(SiteContext);
  return publicPath(usePathname(), facts);
}
