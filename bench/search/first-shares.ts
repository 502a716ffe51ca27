import type { BenchEngine } from './engines.ts';

/** A query, and whether the address of a page is a right answer to it. */
export interface Asked {
  query: string;
  isRight: (url: string) => boolean;
}

/**
 * How many queries have a right page first.
 * @param asked the queries, by the way in which they are typed
 * @returns shares from 0 to 1, by the same ways
 */
export async function firstShares(
  engine: BenchEngine,
  asked: Readonly<Record<string, readonly Asked[]>>,
): Promise<Record<string, number>> {
  const shares: Record<string, number> = {};
  for (const [way, queries] of Object.entries(asked)) {
    let first = 0;
    for (const { query, isRight } of queries) {
      const [url] = await engine.search(query);
      if (url !== undefined && isRight(url)) first++;
    }
    shares[way] = first / queries.length;
  }
  return shares;
}
