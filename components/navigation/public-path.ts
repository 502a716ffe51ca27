'use client';

import { usePathname } from 'next/navigation';
import { createContext, useContext } from 'react';
import { API_ROUTE } from '@/lib/docs/section-route.ts';

/** What components in the browser know of the site. */
export interface SiteFacts {
  /** Of the page at hand. */
  locale: string;
  defaultLocale: string;
}

export const SiteContext = createContext<SiteFacts>({ locale: 'en', defaultLocale: 'en' });

/**
 * The public path of a page, with its locale's prefix. A page is rendered at `/en/weda~docs/a`, `/en/-api/weda~api/a` or `/en/~/training` and published at
 * `/weda/docs/a` and `/training`; Next gives the first while it renders and the second in the browser. A public path stays as it is.
 */
export function publicPath(pathname: string, { locale, defaultLocale }: SiteFacts): string {
  const [, first, ...segments] = pathname.split('/');
  if (first !== locale) return pathname;
  const [section = '', ...rest] = segments[0] === API_ROUTE ? segments.slice(1) : segments;
  const prefix = locale === defaultLocale ? [] : [locale];
  return `/${[...prefix, ...section.split('~'), ...rest].filter(Boolean).join('/')}`;
}

/** The public path of the page at hand, the same on the server and in the browser. */
export function usePublicPath(): string {
  const facts = useContext(SiteContext);
  return publicPath(usePathname(), facts);
}
