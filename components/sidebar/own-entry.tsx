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

/** Lets the page beside a sidebar add an entry of its own to it. */
export function OwnEntryProvider({ children }: { children: ReactNode }) {
  const [own, set] = useState<OwnEntry>();
  return <PlaceContext value={useMemo(() => ({ own, set }), [own])}>{children}</PlaceContext>;
}

/** The entry that the page at hand has added. */
export const useOwnEntry = (): OwnEntry | undefined => useContext(PlaceContext).own;

/** Adds an entry for as long as its page is there. */
export function AddOwnEntry({ own }: { own: OwnEntry }) {
  const { set } = useContext(PlaceContext);
  useLayoutEffect(() => {
    set(own);
    return () => set(undefined);
  }, [own, set]);
  return null;
}
