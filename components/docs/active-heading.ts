/** Position of a heading in the window. */
export interface Edges {
  top: number;
  bottom: number;
}

/**
 * The active heading: the first one below `offset` (the height of the navbar) if it is in the upper
 * half of the window, otherwise the one before it.
 * @returns its index, or -1 before the first
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
