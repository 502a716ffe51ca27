'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { PageFacts } from '@/lib/docusaurus/page-facts.ts';

const PageContext = createContext<PageFacts | undefined>(undefined);

/** Tells the components of a site about the page that shows them. */
export function PageFactsProvider({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  return <PageContext value={facts}>{children}</PageContext>;
}

/** What a hook of a component needs of the page that shows it. */
export function usePage(hook: string): PageFacts {
  const facts = useContext(PageContext);
  if (!facts) throw new Error(`${hook}() is only for components in the text of a page.`);
  return facts;
}

/** The document of the page: its metadata, front matter and headings. */
export const useDoc = () => usePage('useDoc').doc;

/** The category of the page in the sidebar. */
export const useCurrentSidebarCategory = () => usePage('useCurrentSidebarCategory').category;

/** The entries of that category. */
export const useCurrentSidebarSiblings = () => usePage('useCurrentSidebarSiblings').siblings;

/** The entries that become cards: `<DocCardList>` leaves out the others itself. */
export const filterDocCardListItems = <Item,>(items: readonly Item[]): readonly Item[] => items;
