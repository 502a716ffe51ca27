'use client';

import { useEffect } from 'react';
import { useAddress } from '@/components/navigation/address.ts';
import { hashTarget } from '@/components/navigation/hash-target.ts';
import { reveal } from './reveal.ts';

/** Shows the part of the page that the address leads to, also where it is closed or another tab. */
export function Arrive() {
  const { hash } = useAddress();
  useEffect(() => {
    const id = hashTarget(hash);
    if (id !== undefined) reveal(id);
  }, [hash]);
  return null;
}
