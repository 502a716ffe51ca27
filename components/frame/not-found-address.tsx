'use client';

import { useEffect } from 'react';
import { missingAddress } from '@/components/navigation/missing-address.ts';

/** Restores the requested address after a redirect to a 404 page. */
export function NotFoundAddress() {
  useEffect(() => {
    const missing = missingAddress(location);
    if (missing) history.replaceState(null, '', missing);
  }, []);
  return null;
}
