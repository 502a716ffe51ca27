import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { replaceQuery, useAddress } from '@/components/navigation/address.ts';

/** The text that an address asks for. @param search its query */
export const textOf = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, 200);

/**
 * The query of the address as long as it is this page's, the field with its text, and what changes one part of it: one entry of the
 * history, however much is typed.
 */
export function useQuery(isComposing: () => boolean): {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  change: (name: string, value: string) => void;
} {
  const field = useRef<HTMLInputElement>(null);
  const { search } = useAddress();
  const [query, setQuery] = useState('');
  const path = useRef<string>(undefined);
  const change = (name: string, value: string) => {
    // On the way to another page the address is that page's already.
    if (location.pathname !== path.current) return;
    const next = new URLSearchParams(location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    replaceQuery(next);
  };
  const takeTyped = useEffectEvent(() => {
    path.current = location.pathname;
    // What was typed before this script was there goes into the address.
    if (field.current?.value && !isComposing()) change('q', field.current.value);
  });
  const follow = useEffectEvent(() => {
    if (location.pathname !== path.current || isComposing()) return;
    const text = textOf(location.search);
    if (field.current && field.current.value !== text) field.current.value = text;
    setQuery(location.search);
  });
  useEffect(() => takeTyped(), []);
  useEffect(() => follow(), [search]);
  return { field, query, change };
}
