import { inverseFrequency } from './bm25.ts';
import { FlexIndex } from './flex-index.ts';
import { completeHits, countComplete, topHits, type EnginePage, type Hit } from './hits.ts';
import type { IndexPart } from './index-part.ts';
import { addCorrections, lookUp } from './matches.ts';
import { pageScorer } from './page-score.ts';
import { parseQuery, titleWords, type Query, type Slot } from './query.ts';
import { Vocabulary } from './vocabulary.ts';

/** With fewer complete pages than this, words that differ by a typing error count as well. */
const TOO_FEW = 3;
/** With at least this many complete pages, pages that lack a word of the query are left out. */
const ENOUGH = 8;
/** How much a stop word counts, compared with any other word. */
const OPTIONAL_WEIGHT = 0.5;

export interface Found {
  query: Query;
  /** Best first. */
  hits: Hit[];
}

/**
 * The index in memory. Parts are added as they arrive. A query is answered from the parts that have been added, ordered
 * by relevance, not by arrival. Knows nothing of files and workers.
 */
export class SearchEngine {
  readonly index = new FlexIndex();
  readonly vocabulary = new Vocabulary();
  readonly pages: EnginePage[] = [];
  readonly #groups: number[] = [];
  readonly #groupIds = new Map<string, number>();
  #buffers: Buffers | undefined;

  add(part: IndexPart, group: string): void {
    const groupId = this.#groupIds.get(group) ?? this.#groupIds.size;
    this.#groupIds.set(group, groupId);
    for (const page of part.pages) {
      this.pages.push({ ...page, id: this.pages.length, group, words: titleWords(page.title) });
      this.#groups.push(groupId);
    }
    this.index.add(part.entries, part.pages.length);
    this.vocabulary.add(
      part.entries.map(([term, slots]) => [
        term,
        slots.reduce((sum, ids) => sum + (ids?.length ?? 0), 0),
      ]),
    );
    this.#buffers = undefined;
  }

  /**
   * @param groups where to look; everywhere when absent
   * @param limit how many pages are wanted; pages beyond it are not sorted
   */
  search(
    text: string,
    { groups, limit = 100 }: { groups?: ReadonlySet<string>; limit?: number } = {},
  ): Found & { total: number } {
    const query = parseQuery(text);
    if (query.slots.length === 0) return { query, hits: [], total: 0 };
    lookUp(query, this.vocabulary);
    let hits = this.#rank(query, groups);
    for (const which of ['unknown words', 'all words'] as const)
      if (countComplete(hits, query) < TOO_FEW && addCorrections(query, this.vocabulary, which))
        hits = this.#rank(query, groups);
    if (countComplete(hits, query) >= ENOUGH) hits = completeHits(hits, query);
    return { query, hits: topHits(hits, limit), total: hits.length };
  }

  #rank(query: Query, groups?: ReadonlySet<string>): Hit[] {
    const buffers = (this.#buffers ??= buffersFor(this.pages.length));
    const { scores, masks } = buffers;
    const excluded = this.#excluded(groups);
    const touched: number[] = [];
    const weights = query.slots.map((slot, index) =>
      this.#scoreSlot(buffers, slot, 1 << index, touched, excluded),
    );
    for (const { term, slots } of query.compounds) {
      const { pages, impacts } = this.index.find(term);
      const rarity = inverseFrequency(this.pages.length, pages.length);
      for (let at = 0; at < pages.length; at++) {
        const page = pages[at] ?? 0;
        if (excluded?.[this.#groups[page] ?? 0] === 1) continue;
        const mask = masks[page] ?? 0;
        if (mask === 0) touched.push(page);
        masks[page] = mask | slots;
        scores[page] = (scores[page] ?? 0) + rarity * (impacts[at] ?? 0);
      }
    }
    const finalScore = pageScorer(query, weights);
    const hits: Hit[] = [];
    for (const id of touched) {
      const page = this.pages[id];
      const slots = masks[id] ?? 0;
      const score = page ? finalScore(slots, scores[id] ?? 0, page) : 0;
      if (page && score > 0) hits.push({ page, score, slots });
      masks[id] = 0;
      scores[id] = 0;
    }
    return hits;
  }

  /**
   * Adds to each page the score of one word of the query: that of its best match there.
   * @returns how much the word weighs
   */
  #scoreSlot(
    { scores, best, masks }: Buffers,
    slot: Slot,
    bit: number,
    touched: number[],
    excluded?: Uint8Array,
  ): number {
    const matched: number[] = [];
    const total = Math.min(
      this.pages.length,
      slot.matches.reduce((sum, { term }) => sum + this.vocabulary.pagesWith(term), 0),
    );
    const common = inverseFrequency(this.pages.length, total);
    for (const { term, weight, loose } of slot.matches) {
      const { pages, impacts } = this.index.find(term);
      const rarity = weight * (loose ? common : inverseFrequency(this.pages.length, pages.length));
      for (let at = 0; at < pages.length; at++) {
        const page = pages[at] ?? 0;
        if (excluded?.[this.#groups[page] ?? 0] === 1) continue;
        const score = rarity * (impacts[at] ?? 0);
        const before = best[page] ?? 0;
        if (before === 0) matched.push(page);
        if (score > before) best[page] = score;
      }
    }
    const factor = slot.optional ? OPTIONAL_WEIGHT : 1;
    for (const page of matched) {
      const mask = masks[page] ?? 0;
      if (mask === 0) touched.push(page);
      masks[page] = mask | bit;
      scores[page] = (scores[page] ?? 0) + (best[page] ?? 0) * factor;
      best[page] = 0;
    }
    return common;
  }

  /** 1 for each group that is not searched; undefined when all are. */
  #excluded(groups?: ReadonlySet<string>): Uint8Array | undefined {
    if (!groups || [...this.#groupIds.keys()].every((group) => groups.has(group))) return undefined;
    const excluded = new Uint8Array(this.#groupIds.size);
    for (const [group, id] of this.#groupIds) excluded[id] = groups.has(group) ? 0 : 1;
    return excluded;
  }
}

/** One number for each page, allocated once and used by every query. All are 0 between two queries. */
interface Buffers {
  scores: Float32Array;
  best: Float32Array;
  masks: Int32Array;
}

const buffersFor = (pages: number): Buffers => ({
  scores: new Float32Array(pages),
  best: new Float32Array(pages),
  masks: new Int32Array(pages),
});
