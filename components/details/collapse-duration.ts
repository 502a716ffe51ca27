/** Duration in ms to open or close a box of this height. It grows less than proportionally. */
export function collapseDuration(height: number, reducedMotion = false): number {
  // Not 0, because `transitionend` must still fire.
  if (reducedMotion) return 1;
  const k = height / 36;
  return Math.round(10 * (4 + 15 * k ** 0.25 + k / 5));
}
