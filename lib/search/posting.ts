/** The pages that have a term, in ascending order, and how often it stands in their fields. */
export interface Posting {
  pages: number[];
  counts: number[];
}

/** Notes a term's occurrences on a page; what is known of them there is kept. Pages mostly come in order. */
export function note({ pages, counts }: Posting, page: number, packed: number): void {
  const place = pages.length === 0 || pages.at(-1)! < page ? pages.length : placeOf(pages, page);
  if (pages[place] === page) counts[place]! |= packed;
  else if (place === pages.length) {
    pages.push(page);
    counts.push(packed);
  } else {
    pages.splice(place, 0, page);
    counts.splice(place, 0, packed);
  }
}

/** Where something stands in a list in ascending order, or would stand. */
export function placeOf<T extends number | string>(list: readonly T[], wanted: T): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
