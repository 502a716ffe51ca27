import { usePathname } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';
import { useAddress } from '@/components/navigation/address.ts';
import { highlightTerms } from './highlight-terms.ts';

/**
 * The field, which shows the marked terms of the address, unless the reader has typed something
 * else.
 */
export function useFieldOfAddress(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const { search } = useAddress();
  const pathname = usePathname();
  const shown = useRef('');
  useEffect(() => {
    const terms = highlightTerms(location.search).join(' ');
    const input = field.current;
    if (input && (input.value === '' || input.value === shown.current)) input.value = terms;
    shown.current = terms;
  }, [search, pathname]);
  return field;
}
