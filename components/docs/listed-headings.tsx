'use client';

import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

interface Listed {
  /** Ids of the headings in the page's table of contents. */
  ids: readonly string[];
  list: (ids: readonly string[]) => void;
}

const ListedContext = createContext<Listed>({ ids: [], list: () => undefined });

/** Lets the frame of a page ask for the headings in its table of contents. */
export function ListedHeadingsProvider({ children }: { children: ReactNode }) {
  const [ids, list] = useState<readonly string[]>([]);
  return <ListedContext value={useMemo(() => ({ ids, list }), [ids])}>{children}</ListedContext>;
}

export const useListedHeadings = (): Listed => useContext(ListedContext);
