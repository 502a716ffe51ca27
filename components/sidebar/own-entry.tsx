'use client';

import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { OwnEntry } from './sidebar-entry.ts';

interface Place {
  own?: OwnEntry;
  set: (own: OwnEntry | undefined) => void;
}

const PlaceContext = createContext<Place>({ set: () => undefined });

/** Lets a page add an entry to the sidebar beside it. */
export function OwnEntryProvider({ children }: { children: ReactNode }) {
  const [own, set] = useState<OwnEntry>();
  return <PlaceContext value={useMemo(() => ({ own, set }), [own])}>{children}</PlaceContext>;
}

/** The entry that the current page has added. */
export const useOwnEntry = (): OwnEntry | undefined => useContext(PlaceContext).own;

/** Adds an entry while its page is mounted. */
export function AddOwnEntry({ own }: { own: OwnEntry }) {
  const { set } = useContext(PlaceContext);
  useLayoutEffect(() => {
    set(own);
    return () => set(undefined);
  }, [own, set]);
  return null;
}
