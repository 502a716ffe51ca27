'use client';

import { useEffect } from 'react';

/** Puts the address back that a reader wanted, when a host without rules has brought him here (lib/build/not-found-pages.ts). */
export function NotFoundAddress() {
  useEffect(() => {
    const missing = new URLSearchParams(location.search).get('missing');
    // Of this site only: two slashes would name another host.
    if (missing && URL.parse(missing, location.href)?.origin === location.origin)
      history.replaceState(null, '', missing);
  }, []);
  return null;
}
