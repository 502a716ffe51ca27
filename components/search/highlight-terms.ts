import { replaceQuery } from '@/components/navigation/address.ts';

const PARAMETER = '_highlight';
/** More than a reader ever types: addresses of other sites may hold anything. */
const MOST_TERMS = 40;

/** The terms that an address asks to mark. @param search its query */
export const highlightTerms = (search: string): string[] =>
  [...new Set(new URLSearchParams(search).getAll(PARAMETER).map((term) => term.slice(0, 200)))]
    .filter((term) => term.trim() !== '')
    .slice(0, MOST_TERMS);

/** Takes them out of the address of the page at hand; the rest of it stays. */
export function clearHighlight(): void {
  const query = new URLSearchParams(location.search);
  if (!query.has(PARAMETER)) return;
  query.delete(PARAMETER);
  replaceQuery(query);
}
