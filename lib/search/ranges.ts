/** Start and end of a part of a text; the end is not part of it. */
export type Range = [start: number, end: number];

/** The ranges in order. Those that touch or overlap become one; empty ones are left out. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const [start, end] of ranges
    .filter(([from, to]) => to > from)
    .sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
