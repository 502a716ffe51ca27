import { pathOf } from './corpus.ts';
import type { BenchEngine } from './engines.ts';
import type { BenchQuery } from './queries.ts';

export interface QualityFigures {
  engine: string;
  queries: number;
  /** The share of queries with a right page first, and among the first eight. */
  first: number;
  eighth: number;
  /** By kind of query: right page first, among eight, number of queries. */
  kinds: Record<string, [number, number, number]>;
}

export async function measureQuality(
  engine: BenchEngine,
  queries: readonly BenchQuery[],
  locale: string,
): Promise<QualityFigures> {
  const kinds: QualityFigures['kinds'] = {};
  let [first, eighth] = [0, 0];
  for (const { kind, text, pages } of queries) {
    const place = (await engine.search(text))
      .slice(0, 8)
      .findIndex((url) => pages.includes(pathOf(locale, url)));
    const counts = (kinds[kind] ??= [0, 0, 0]);
    counts[2]++;
    if (place === 0) {
      first++;
      counts[0]++;
    }
    if (place >= 0) {
      eighth++;
      counts[1]++;
    }
  }
  return {
    engine: engine.name,
    queries: queries.length,
    first: first / queries.length,
    eighth: eighth / queries.length,
    kinds,
  };
}
