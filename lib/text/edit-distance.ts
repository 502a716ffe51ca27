/**
 * How many letters must be added, taken away, changed or exchanged with their neighbor to make `b` of `a` (optimal
 * string alignment). Gives up above `most`: the result is then `most + 1`.
 */
export function editDistance(a: string, b: string, most = Infinity): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [older, old, row] = [
    [] as number[],
    Array.from({ length: b.length + 1 }, (_, index) => index),
    [] as number[],
  ];
  for (let i = 1; i <= a.length; i++) {
    row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + (same ? 0 : 1));
      if (!same && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, older[j - 2]! + 1);
      row.push(cost);
      best = Math.min(best, cost);
    }
    // Two rows above the limit cannot come below it again.
    if (best > most && Math.min(...old) > most) return most + 1;
    [older, old] = [old, row];
  }
  return Math.min(old[b.length]!, most + 1);
}
