import { replaceQuery } from '@/components/navigation/address.ts';

const PARAMETER = '_highlight';
/** More than a reader types. Links from other sites may have any number of terms. */
const MOST_TERMS = 40;

/**
 * The terms to mark on a page.
 * @param search the query of its address
 */
export const highlightTerms = (search: string): string[] =>
  [...new Set(new URLSearchParams(search).getAll(PARAMETER).map((term) => term.slice(0, 200)))]
    .filter((term) => term.trim() !== '')
    .slice(0, MOST_TERMS);

/** Removes the terms from the address of the current page. */
export function clearHighlight(): void {
  const query = new URLSearchParams(location.search);
  if (!query.has(PARAMETER)) return;
  query.delete(PARAMETER);
  replaceQuery(query);
}
