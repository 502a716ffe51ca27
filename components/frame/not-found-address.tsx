'use client';

import { useEffect } from 'react';

/**
 * Restores the requested address after a host without rules has redirected to a 404 page
 * (lib/build/not-found-pages.ts).
 */
export function NotFoundAddress() {
  useEffect(() => {
    const missing = new URLSearchParams(location.search).get('missing');
    // Only this site's addresses: two leading slashes would name another host.
    if (missing && URL.parse(missing, location.href)?.origin === location.origin)
      history.replaceState(null, '', missing);
  }, []);
  return null;
}
