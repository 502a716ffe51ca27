import { usePathname } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';
import { useAddress } from '@/components/navigation/address.ts';
import { highlightTerms } from './highlight-terms.ts';

/**
 * The field, which shows the marked terms of the address. What the reader has typed stays on its
 * page and on a result that it has led to; another page empties the field, unless the reader is
 * typing.
 */
export function useFieldOfAddress(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const { search } = useAddress();
  const pathname = usePathname();
  const shown = useRef({ terms: '', pathname });
  useEffect(() => {
    const terms = highlightTerms(location.search).join(' ');
    const input = field.current;
    const before = shown.current;
    const hasLeft =
      pathname !== before.pathname && terms === '' && document.activeElement !== input;
    if (input && (input.value === '' || input.value === before.terms || hasLeft))
      input.value = terms;
    shown.current = { terms, pathname };
  }, [search, pathname]);
  return field;
}
