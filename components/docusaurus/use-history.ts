'use client';

import { useRouter } from 'next/navigation';
import { changeQuery, isOnPage } from '@/components/navigation/address.ts';
import { isOfSite, routerHref } from '@/components/navigation/base-path.ts';
import { useLocation } from './in-components.tsx';

type Target = string | { pathname?: string; search?: string; hash?: string };

/** The history as the router of Docusaurus gives it. Addresses have the base path. */
export function useHistory() {
  const router = useRouter();
  const go = (to: Target, how: 'push' | 'replace'): void => {
    const { origin, pathname, search, hash } = new URL(addressOf(to), window.location.href);
    if (origin !== window.location.origin || !isOfSite(pathname)) {
      window.location.assign(origin + pathname + search + hash);
      return;
    }
    const href = routerHref(pathname + search + hash);
    if (isOnPage(href)) changeQuery(href, { replace: how === 'replace' });
    else router[how](href);
  };
  return {
    push: (to: Target) => go(to, 'push'),
    replace: (to: Target) => go(to, 'replace'),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    location: useLocation(),
  };
}

const addressOf = (to: Target): string =>
  typeof to === 'string'
    ? to
    : `${to.pathname ?? window.location.pathname}${to.search ?? ''}${to.hash ?? ''}`;
