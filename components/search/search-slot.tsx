/**
 * Where the search box stands: at the place of the navbar's `search` item, else at its right end. The site has no search
 * index yet, so nothing is shown; a box that finds nothing would be worse than none.
 */
export function SearchSlot(): null {
  return null;
}
