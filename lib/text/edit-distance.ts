/**
 * How many letters must be inserted, deleted, replaced or swapped with their neighbor to turn `a`
 * into `b` (optimal string alignment distance). Above `limit` the result is `limit + 1`.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (old[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (old[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (!same && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
      best = Math.min(best, cost);
    }
    // After two rows above the limit, no row can be below it.
    if (best > limit && Math.min(...old) > limit) return limit + 1;
    [older, old] = [old, row];
  }
  return Math.min(old[b.length] ?? 0, limit + 1);
}
