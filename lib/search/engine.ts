import { inverseFrequency } from './bm25.ts';
import { FlexIndex } from './flex-index.ts';
import { complete, firstOf, isComplete, type EnginePage, type Hit } from './hits.ts';
import { judgeOf } from './judge.ts';
import type { IndexPart } from './index-part.ts';
import { guess, lookUp, parseQuery, titleWords, type Query, type Slot } from './query.ts';
import { Vocabulary } from './vocabulary.ts';

/** With fewer pages than that, words that differ by a typing error count as well. */
const FEW = 3;
/** With fewer pages than that, pages that lack a word of the query are added. */
const ENOUGH = 8;

export interface Found {
  query: Query;
  /** Best first. */
  hits: Hit[];
}

/**
 * The index in memory. Parts are added as they arrive; a query is answered from those that are there, in the order of
 * relevance and not of arrival. Knows nothing of files and workers.
 */
export class SearchEngine {
  readonly index = new FlexIndex();
  readonly vocabulary = new Vocabulary();
  readonly pages: EnginePage[] = [];
  readonly #groups: number[] = [];
  readonly #groupIds = new Map<string, number>();
  #room: Room | undefined;

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
    this.#room = undefined;
  }

  /**
   * @param groups where to look; everywhere when absent
   * @param most how many pages are wanted; more than that are not put in order
   */
  search(
    text: string,
    { groups, most = 100 }: { groups?: ReadonlySet<string>; most?: number } = {},
  ): Found & { total: number } {
    const query = parseQuery(text);
    if (query.slots.length === 0) return { query, hits: [], total: 0 };
    lookUp(query, this.vocabulary);
    let hits = this.#rank(query, groups);
    if (complete(hits, query) < FEW && guess(query, this.vocabulary, false))
      hits = this.#rank(query, groups);
    if (complete(hits, query) < FEW && guess(query, this.vocabulary, true))
      hits = this.#rank(query, groups);
    // Pages that have every word come first to mind; the others fill up.
    if (complete(hits, query) >= ENOUGH) hits = hits.filter((hit) => isComplete(hit, query));
    return { query, hits: firstOf(hits, most), total: hits.length };
  }

  #rank(query: Query, groups?: ReadonlySet<string>): Hit[] {
    const room = (this.#room ??= roomFor(this.pages.length));
    const { scores, masks } = room;
    const allowed = this.#allowed(groups);
    const touched: number[] = [];
    const weights = query.slots.map((slot, index) =>
      this.#scoreSlot(room, slot, 1 << index, touched, allowed),
    );
    for (const { term, slots } of query.compounds) {
      const { pages, impacts } = this.index.find(term);
      const rarity = inverseFrequency(this.pages.length, pages.length);
      for (let index = 0; index < pages.length; index++) {
        const page = pages[index]!;
        if (allowed && allowed[this.#groups[page]!] === 0) continue;
        if (masks[page] === 0) touched.push(page);
        masks[page]! |= slots;
        scores[page]! += rarity * impacts[index]!;
      }
    }
    const judge = judgeOf(query, weights);
    const hits: Hit[] = [];
    for (const id of touched) {
      const slots = masks[id]!;
      const score = judge(slots, scores[id]!, this.pages[id]!);
      if (score > 0) hits.push({ page: this.pages[id]!, score, slots });
      masks[id] = 0;
      scores[id] = 0;
    }
    return hits;
  }

  /** Adds what one word of the query says about each page: the best of its matches there. Returns how much the word weighs. */
  #scoreSlot(room: Room, slot: Slot, bit: number, touched: number[], allowed?: Uint8Array): number {
    const { scores, best, masks } = room;
    const own: number[] = [];
    const total = Math.min(
      this.pages.length,
      slot.matches.reduce((sum, { term }) => sum + this.vocabulary.pagesWith(term), 0),
    );
    const common = inverseFrequency(this.pages.length, total);
    for (const { term, weight, loose } of slot.matches) {
      const { pages, impacts } = this.index.find(term);
      const rarity = weight * (loose ? common : inverseFrequency(this.pages.length, pages.length));
      for (let index = 0; index < pages.length; index++) {
        const page = pages[index]!;
        if (allowed && allowed[this.#groups[page]!] === 0) continue;
        const score = rarity * impacts[index]!;
        if (best[page] === 0) own.push(page);
        if (score > best[page]!) best[page] = score;
      }
    }
    for (const page of own) {
      if (masks[page] === 0) touched.push(page);
      masks[page]! |= bit;
      scores[page]! += best[page]! * (slot.optional ? 0.5 : 1);
      best[page] = 0;
    }
    return common;
  }

  /** One flag for each group; undefined when all are wanted. */
  #allowed(groups?: ReadonlySet<string>): Uint8Array | undefined {
    if (!groups || [...this.#groupIds.keys()].every((group) => groups.has(group))) return undefined;
    const allowed = new Uint8Array(this.#groupIds.size);
    for (const [group, id] of this.#groupIds) allowed[id] = groups.has(group) ? 1 : 0;
    return allowed;
  }
}

/** Room to work in, a place for each page. */
interface Room {
  scores: Float32Array;
  best: Float32Array;
  masks: Int32Array;
}

const roomFor = (pages: number): Room => ({
  scores: new Float32Array(pages),
  best: new Float32Array(pages),
  masks: new Int32Array(pages),
});
