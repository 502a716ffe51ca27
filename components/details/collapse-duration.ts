/** How long a box of this height takes to open or close, in ms: taller boxes take longer, but not in proportion. */
export function collapseDuration(height: number, reducedMotion = false): number {
  // Not 0: the end of the transition must still be told.
  if (reducedMotion) return 1;
  const k = height / 36;
  return Math.round(10 * (4 + 15 * k ** 0.25 + k / 5));
}
