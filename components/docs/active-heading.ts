/** Where a heading stands in the window. */
export interface Edges {
  top: number;
  bottom: number;
}

/**
 * Which heading the reader is at: the first one below `offset` (what the navbar covers) when it lies in the upper half of
 * the window, otherwise the one before it.
 * @returns its index, -1 before the first
 */
export function activeHeading(
  headings: readonly Edges[],
  offset: number,
  windowHeight: number,
): number {
  const next = headings.findIndex(({ top }) => top >= offset);
  const heading = headings[next];
  if (!heading) return headings.length - 1;
  return heading.bottom <= windowHeight / 2 ? next : next - 1;
}
