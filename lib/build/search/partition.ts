import type { ShardPage } from '@/lib/search/shard.ts';

/** About how many postings a part of an index has at most: each file costs a round trip. */
const MAX_POSTINGS = 30_000;
/**
 * The same for the first of several parts. It comes with the list of files, and the first results
 * need at most 60 KB with everything else that they need.
 */
const FIRST_POSTINGS = 3_400;
/** With at most this many postings, there is one part. It comes with the list as well. */
const MAX_ALONE = 9_000;

/** A page on its way into a part. */
interface Measured {
  page: ShardPage;
  terms: ReadonlySet<string>;
  postings: number;
}

/**
 * Cuts the pages of a context into the parts of its index: one, or a small first one and others of
 * about equal size. The first one has the pages that cover the words of the context best, so that
 * it finds something for most queries.
 * @returns the pages of each part, in the order in which they are given
 */
export function partition(pages: readonly ShardPage[]): ShardPage[][] {
  const measured = pages.map(measure);
  if (postingsOf(measured) <= MAX_ALONE) return [[...pages]];
  const first = coveringPages(measured);
  const others = measured.filter((one) => !first.has(one));
  const parts = [measured.filter((one) => first.has(one)), ...equalParts(others)];
  return parts.map((part) => part.map(({ page }) => page));
}

const measure = (page: ShardPage): Measured => ({
  page,
  terms: new Set(page.fields.flatMap(({ terms }) => [...terms.keys()])),
  postings: page.fields.reduce((sum, { terms }) => sum + terms.size, 0),
});

const postingsOf = (pages: readonly Measured[]): number =>
  pages.reduce((sum, { postings }) => sum + postings, 0);

/**
 * The pages of the first part. It is the greedy algorithm for maximum coverage with a budget: again
 * and again the page that gains most for its size. A term that no chosen page has is worth as much
 * as there are pages with it.
 */
function coveringPages(pages: readonly Measured[]): ReadonlySet<Measured> {
  const uncovered = new Map<string, Measured[]>();
  for (const page of pages)
    for (const term of page.terms) {
      const pagesWith = uncovered.get(term);
      if (pagesWith) pagesWith.push(page);
      else uncovered.set(term, [page]);
    }
  const gains = new Map(pages.map((page) => [page, 0]));
  const change = (pagesWith: readonly Measured[], worth: number) => {
    for (const page of pagesWith) gains.set(page, (gains.get(page) ?? 0) + worth);
  };
  for (const pagesWith of uncovered.values()) change(pagesWith, pagesWith.length);

  const density = (page: Measured) => (gains.get(page) ?? 0) / page.postings;
  const chosen = new Set<Measured>();
  // One page at least, also if every page is larger.
  let room = Math.max(FIRST_POSTINGS, Math.min(...pages.map(({ postings }) => postings)));
  for (;;) {
    const [some, ...others] = pages.filter((one) => !chosen.has(one) && one.postings <= room);
    if (!some) return chosen;
    const best = others.reduce((a, b) => (density(b) > density(a) ? b : a), some);
    chosen.add(best);
    room -= best.postings;
    for (const term of best.terms) {
      const pagesWith = uncovered.get(term) ?? [];
      change(pagesWith, -pagesWith.length);
      uncovered.delete(term);
    }
  }
}

function equalParts(pages: readonly Measured[]): Measured[][] {
  const total = postingsOf(pages);
  const parts = Array.from({ length: Math.ceil(total / MAX_POSTINGS) }, (): Measured[] => []);
  let before = 0;
  for (const page of pages) {
    parts[Math.floor((before / total) * parts.length)]?.push(page);
    before += page.postings;
  }
  return parts.filter((part) => part.length > 0);
}
