import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { replaceQuery, useAddress } from '@/components/navigation/address.ts';

/**
 * The searched text of an address.
 * @param search its query
 */
export const textOf = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, 200);

/**
 * The query of the search page's address, the field with its text, and a function that changes one
 * parameter. All changes share one entry of the history.
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
    // During a navigation the address may already be that of the next page.
    if (location.pathname !== path.current) return;
    const next = new URLSearchParams(location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    replaceQuery(next);
  };
  const takeTyped = useEffectEvent(() => {
    path.current = location.pathname;
    // What was typed before hydration goes into the address.
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
