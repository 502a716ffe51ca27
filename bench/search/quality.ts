import { pathOf } from './corpus.ts';
import type { BenchEngine } from './engines.ts';
import { isOpen, type BenchQuery } from './queries.ts';

/** How many queries have a right page first, among the first eight, and how many find nothing. */
export interface Counts {
  queries: number;
  first: number;
  eighth: number;
  nothing: number;
}

export interface QualityFigures {
  engine: string;
  half: BenchQuery['half'];
  all: Counts;
  kinds: Record<string, Counts>;
  /**
   * Queries of the own list and of halves a and c that have no right page first, with the place of
   * the best one.
   */
  failures: string[];
}

const none = (): Counts => ({ queries: 0, first: 0, eighth: 0, nothing: 0 });

/** The figures of one engine for each half of the queries. */
export async function measureQuality(
  engine: BenchEngine,
  queries: readonly BenchQuery[],
  locale: string,
): Promise<QualityFigures[]> {
  const halves = new Map<BenchQuery['half'], QualityFigures>();
  for (const { kind, text, pages, half } of queries) {
    const figures = halves.get(half) ?? {
      engine: engine.name,
      half,
      all: none(),
      kinds: {},
      failures: [],
    };
    halves.set(half, figures);
    const found = (await engine.search(text)).slice(0, 8).map((url) => pathOf(locale, url));
    const place = found.findIndex((path) => pages.includes(path));
    for (const counts of [figures.all, (figures.kinds[kind] ??= none())]) {
      counts.queries++;
      if (place === 0) counts.first++;
      if (place >= 0) counts.eighth++;
      if (found.length === 0) counts.nothing++;
    }
    if (place !== 0 && isOpen({ half }))
      figures.failures.push(
        `${kind}\t${text}\t${place < 0 ? '-' : place + 1}\t${found.slice(0, 3).join(' | ')}\twanted ${pages[0]}`,
      );
  }
  return [...halves.values()];
}

/** A line of figures: first, among eight, nothing found, number of queries. */
export const line = ({ queries, first, eighth, nothing }: Counts): string =>
  `${share(first, queries)} / ${share(eighth, queries)}, nothing ${share(nothing, queries)} (${queries})`;

const share = (count: number, all: number): string => (count / all).toFixed(3);
