import { inverseFrequency, lengthFactor, saturation } from './bm25.ts';
import { FIELDS, pack, Postings, unpack, type Field } from './postings.ts';
import { guess, lookUp, parseQuery, sameWords, titleWords, type Query, type Slot } from './query.ts';
import type { DecodedShard, IndexedPage } from './shard.ts';
import { tokenise } from './tokenise.ts';
import { Vocabulary } from './vocabulary.ts';

/** How much a term says in each field, found by trial with the query sets of `bench/search`. */
const WEIGHT: Record<Field, number> = { title: 3.4, keywords: 1.6, heading: 1.3, breadcrumb: 0.7, content: 1 };
/** With fewer pages than that, words that differ by a typing error count as well. */
const FEW = 3;
/** With fewer pages than that, pages that lack a word of the query are added. */
const ENOUGH = 8;

export interface EnginePage extends IndexedPage {
  id: number;
  /** Context and version that the page belongs to. */
  group: string;
  words: string[];
}

export interface Hit {
  page: EnginePage;
  score: number;
  /** One bit for each word of the query that the page has. */
  slots: number;
}

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
  readonly postings = new Postings();
  readonly vocabulary = new Vocabulary();
  readonly pages: EnginePage[] = [];
  readonly #groups: number[] = [];
  readonly #groupIds = new Map<string, number>();
  readonly #totals: Record<Field, number> = { content: 0, heading: 0, keywords: 0, title: 0, breadcrumb: 0 };
  readonly #lengths: Record<Field, number[]> = { content: [], heading: [], keywords: [], title: [], breadcrumb: [] };
  #factors: Record<Field, Float32Array> | undefined;
  #scores = new Float32Array(0);
  #best = new Float32Array(0);
  #masks = new Int32Array(0);

  add(shard: DecodedShard, group: string): void {
    const base = this.pages.length;
    const groupId = this.#groupIds.get(group) ?? this.#groupIds.size;
    this.#groupIds.set(group, groupId);
    const byTerm: Map<number, number>[] = shard.terms.map(() => new Map<number, number>());
    (['content', 'heading', 'keywords'] as const).forEach((field, index) => {
      shard.eachPosting(index as 0 | 1 | 2, (term, page, count) => {
        const counts = byTerm[term]!;
        counts.set(base + page, (counts.get(base + page) ?? 0) | pack(field, count));
      });
    });
    const terms = new Map(shard.terms.map((term, index) => [term, byTerm[index]!]));
    shard.pages.forEach((page, index) => {
      const id = base + index;
      const words = titleWords(page.title);
      this.pages.push({ ...page, id, group, words });
      this.#groups.push(groupId);
      this.#addText(terms, 'title', id, [page.title]);
      this.#addText(terms, 'breadcrumb', id, page.breadcrumb);
      (['content', 'heading', 'keywords'] as const).forEach((field, at) => this.#addLength(field, page.lengths[at]!));
    });
    this.postings.add(shard.pages.length, terms);
    this.vocabulary.add([...terms.keys()].sort());
    this.#factors = undefined;
  }

  #addText(terms: Map<string, Map<number, number>>, field: Field, id: number, texts: readonly string[]): void {
    let length = 0;
    for (const text of texts) {
      for (const { term, kind } of tokenise(text)) {
        const counts = terms.get(term) ?? new Map<number, number>();
        terms.set(term, counts);
        const packed = counts.get(id) ?? 0;
        counts.set(id, (packed & ~pack(field, Infinity)) | pack(field, unpack(packed, field) + 1));
        if (kind === 'word') length++;
      }
    }
    this.#addLength(field, length);
  }

  #addLength(field: Field, length: number): void {
    this.#lengths[field].push(length);
    this.#totals[field] += length;
  }

  /**
   * @param groups where to look; everywhere when absent
   * @param most how many pages are wanted; more than that are not put in order
   */
  search(text: string, { groups, most = 100 }: { groups?: ReadonlySet<string>; most?: number } = {}): Found & { total: number } {
    const query = parseQuery(text);
    if (query.slots.length === 0) return { query, hits: [], total: 0 };
    const pagesWith = (term: string) => this.postings.pagesWith(term);
    lookUp(query, this.vocabulary, pagesWith);
    let hits = this.#rank(query, groups);
    if (complete(hits, query) < FEW && guess(query, this.vocabulary, false)) hits = this.#rank(query, groups);
    if (complete(hits, query) < FEW && guess(query, this.vocabulary, true)) hits = this.#rank(query, groups);
    // Pages that have every word come first to mind; the others fill up.
    if (complete(hits, query) >= ENOUGH) hits = hits.filter((hit) => isComplete(hit, query));
    hits.sort((a, b) => b.score - a.score || a.page.id - b.page.id);
    return { query, hits: hits.slice(0, most), total: hits.length };
  }

  #rank(query: Query, groups?: ReadonlySet<string>): Hit[] {
    this.#prepare();
    const allowed = groups && new Set([...groups].map((group) => this.#groupIds.get(group)));
    const [scores, masks] = [this.#scores, this.#masks];
    const touched: number[] = [];
    const weights = query.slots.map((slot, index) => this.#scoreSlot(slot, 1 << index, touched, allowed));
    for (const compound of query.compounds) {
      const rarity = inverseFrequency(this.pages.length, this.postings.pagesWith(compound.term));
      this.#eachCandidate(compound.term, allowed, (page, packed) => {
        if (masks[page] === 0) touched.push(page);
        masks[page]! |= compound.slots;
        scores[page]! += rarity * this.#termScore(packed, page);
      });
    }
    const hits: Hit[] = [];
    for (const id of touched) {
      const slots = masks[id]!;
      const score = judge(query, weights, slots, scores[id]!, this.pages[id]!);
      if (score > 0) hits.push({ page: this.pages[id]!, score, slots });
      masks[id] = 0;
      scores[id] = 0;
    }
    return hits;
  }

  /** Adds what one word of the query says about each page: the best of its matches there. Returns how much the word weighs. */
  #scoreSlot(slot: Slot, bit: number, touched: number[], allowed?: ReadonlySet<number | undefined>): number {
    const [scores, best, masks] = [this.#scores, this.#best, this.#masks];
    const own: number[] = [];
    const total = Math.min(this.pages.length, slot.matches.reduce((sum, { term }) => sum + this.postings.pagesWith(term), 0));
    const common = inverseFrequency(this.pages.length, total);
    for (const { term, weight, loose } of slot.matches) {
      const rarity = weight * (loose ? common : inverseFrequency(this.pages.length, this.postings.pagesWith(term)));
      this.#eachCandidate(term, allowed, (page, packed) => {
        const score = rarity * this.#termScore(packed, page);
        if (best[page] === 0) own.push(page);
        if (score > best[page]!) best[page] = score;
      });
    }
    for (const page of own) {
      if (masks[page] === 0) touched.push(page);
      masks[page]! |= bit;
      scores[page]! += best[page]! * (slot.optional ? 0.5 : 1);
      best[page] = 0;
    }
    return common;
  }

  #eachCandidate(term: string, allowed: ReadonlySet<number | undefined> | undefined, visit: (page: number, packed: number) => void): void {
    const { pages, counts } = this.postings.find(term);
    for (let index = 0; index < pages.length; index++) {
      const page = pages[index]!;
      if (!allowed || allowed.has(this.#groups[page])) visit(page, counts[index]!);
    }
  }

  /** BM25 in each field, weighted and added. */
  #termScore(packed: number, page: number): number {
    let score = 0;
    for (const field of FIELDS) {
      const count = unpack(packed, field);
      if (count > 0) score += WEIGHT[field] * saturation(count, this.#factors![field][page]!);
    }
    return score;
  }

  /** After new parts: lengths compared with the new average, room for the scores. */
  #prepare(): void {
    if (this.#factors) return;
    const count = this.pages.length;
    const factors = (field: Field) => {
      const lengths = this.#lengths[field];
      // Compared with the pages that have such a field at all.
      const average = this.#totals[field] / Math.max(1, lengths.reduce((sum, length) => sum + Number(length > 0), 0));
      return Float32Array.from(lengths, (length) => lengthFactor(length, average));
    };
    this.#factors = { content: factors('content'), heading: factors('heading'), keywords: factors('keywords'), title: factors('title'), breadcrumb: factors('breadcrumb') };
    this.#scores = new Float32Array(count);
    this.#best = new Float32Array(count);
    this.#masks = new Int32Array(count);
  }
}

const required = (query: Query): number => query.slots.reduce((bits, slot, index) => (slot.optional ? bits : bits | (1 << index)), 0);
const isComplete = (hit: Hit, query: Query): boolean => (hit.slots & required(query)) === required(query);
const complete = (hits: readonly Hit[], query: Query): number => hits.reduce((count, hit) => count + Number(isComplete(hit, query)), 0);

/** The final score of a page: 0 when it has too little of the query, more when its title says what was asked. */
function judge(query: Query, weights: readonly number[], mask: number, score: number, page: EnginePage): number {
  const part = (ideographic: boolean) => {
    let [all, here, weight, found] = [0, 0, 0, 0];
    query.slots.forEach((slot, index) => {
      if (slot.optional || slot.ideographic !== ideographic) return;
      const has = (mask & (1 << index)) !== 0;
      all++;
      weight += weights[index]! + 0.1;
      if (has) here++;
      if (has) found += weights[index]! + 0.1;
    });
    return { all, here, weight, found };
  };
  const [words, signs] = [part(false), part(true)];
  // One word of three may be missing; of ideographs half of the pairs, because pairs across two words mean nothing.
  if (words.here < words.all - Math.floor(words.all / 3) || signs.here < signs.all / 2) return 0;
  const coverage = (words.found + signs.found) / (words.weight + signs.weight);
  return score * coverage * coverage + titleBonus(query, page, words.weight + signs.weight);
}

function titleBonus(query: Query, page: EnginePage, weight: number): number {
  const { words } = page;
  // Whoever types a whole title wants that page.
  if (sameWords(words, query.words)) return 1000;
  if (words.length < query.words.length) return 0;
  for (let start = 0; start + query.words.length <= words.length; start++) {
    const here = query.words.every((word, index) => words[start + index] === word || (query.open && index === query.words.length - 1 && words[start + index]!.startsWith(word)));
    if (here) return (1.5 * weight * query.words.length) / words.length;
  }
  return 0;
}
