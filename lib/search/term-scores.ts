import type { FlexIndex } from './flex-index.ts';
import { onBoth } from './on-both.ts';
import type { Expansion, Query, Slot } from './query.ts';
import { termWorth } from './term-worth.ts';
import { isIdeographic } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How much a stop word counts, compared with any other word. */
const OPTIONAL_WEIGHT = 0.25;

/** What the words of a query say about each page. Allocated once; all 0 between two queries. */
export class TermScores {
  readonly #scores: Float32Array;
  readonly #best: Float32Array;
  readonly #group: Float32Array;
  readonly #masks: Int32Array;
  #touched: number[] = [];
  #worth = termWorth({ slots: [] }, 0);

  constructor(
    readonly index: FlexIndex,
    readonly vocabulary: Vocabulary,
    readonly pages: number,
  ) {
    this.#scores = new Float32Array(pages);
    this.#best = new Float32Array(pages);
    this.#group = new Float32Array(pages);
    this.#masks = new Int32Array(pages);
  }

  /**
   * @returns how much each word weighs, and a function that hands over every page that has one of
   *   them, with one bit for each word and the sum, and must be called
   */
  of(
    query: Query,
    isExcluded: (page: number) => boolean,
  ): {
    weights: number[];
    take: (use: (page: number, slots: number, sum: number) => void) => void;
  } {
    this.#worth = termWorth(query, this.pages);
    const weights = query.slots.map(() => 0);
    const spans = new Map<number, Expansion[]>();
    for (const one of query.expansions)
      spans.set(one.slots, [...(spans.get(one.slots) ?? []), one]);
    let done = 0;
    for (const [slots, expansions] of spans) {
      this.#span(query, slots & ~done, slots, expansions, weights, isExcluded);
      done |= slots;
    }
    query.slots.forEach((slot, at) => {
      if (done & (1 << at)) return;
      const found = this.#slot(slot, isExcluded);
      weights[at] = found.weight;
      for (const page of found.pages) {
        this.#touch(page, 1 << at);
        this.#scores[page] = (this.#scores[page] ?? 0) + (this.#best[page] ?? 0);
        this.#best[page] = 0;
      }
    });
    for (const { term, slots } of query.compounds) {
      const { pages, impacts } = this.index.find(term);
      const worth = this.#worth.whole(pages.length);
      for (let at = 0; at < pages.length; at++) {
        const page = pages[at] ?? 0;
        if (isExcluded(page)) continue;
        this.#touch(page, slots);
        this.#scores[page] = (this.#scores[page] ?? 0) + worth * (impacts[at] ?? 0);
      }
    }
    return {
      weights,
      take: (give) => {
        for (const page of this.#touched) {
          give(page, this.#masks[page] ?? 0, this.#scores[page] ?? 0);
          this.#masks[page] = 0;
          this.#scores[page] = 0;
        }
        this.#touched = [];
      },
    };
  }

  #touch(page: number, bits: number): void {
    const mask = this.#masks[page] ?? 0;
    if (mask === 0) this.#touched.push(page);
    this.#masks[page] = mask | bits;
  }

  /** Puts the score of one word on each page, that of its best match there, into `#best`. */
  #slot(slot: Slot, isExcluded: (page: number) => boolean): { pages: number[]; weight: number } {
    const matched: number[] = [];
    const worthOf = slot.ideographic ? this.#worth.pair : this.#worth.word;
    const common = worthOf(
      slot.matches.reduce((sum, { term }) => sum + this.vocabulary.pagesWith(term), 0),
    );
    const factor = slot.share * (slot.optional ? OPTIONAL_WEIGHT : 1);
    for (const { term, weight, loose } of slot.matches) {
      const { pages, impacts } = this.index.find(term);
      const worth = factor * weight * (loose ? common : worthOf(pages.length));
      for (let at = 0; at < pages.length; at++) {
        const page = pages[at] ?? 0;
        if (isExcluded(page)) continue;
        const score = worth * (impacts[at] ?? 0);
        const before = this.#best[page] ?? 0;
        if (before === 0) matched.push(page);
        if (score > before) this.#best[page] = score;
      }
    }
    return { pages: matched, weight: common * slot.share };
  }

  /**
   * Gives each page what the typed words say about it, or what other words for them say, if that is
   * more.
   */
  #span(
    query: Query,
    typed: number,
    slots: number,
    expansions: readonly Expansion[],
    weights: number[],
    isExcluded: (page: number) => boolean,
  ): void {
    const inSpan = new Set<number>();
    query.slots.forEach((slot, at) => {
      if (!(typed & (1 << at))) return;
      const found = this.#slot(slot, isExcluded);
      weights[at] = found.weight;
      for (const page of found.pages) {
        inSpan.add(page);
        this.#touch(page, 1 << at);
        this.#group[page] = (this.#group[page] ?? 0) + (this.#best[page] ?? 0);
        this.#best[page] = 0;
      }
    });
    const others = new Map<number, { score: number; bits: number }>();
    let most = 0;
    for (const { terms, weight, beside } of expansions) {
      let found: Map<number, number> | undefined;
      let worth = 0;
      for (const forms of terms) {
        const next = this.#forms(forms, isExcluded);
        worth += next.worth;
        found = found ? onBoth(found, next.pages) : next.pages;
      }
      most = Math.max(most, worth);
      for (const [page, sum] of found ?? []) {
        const known = others.get(page);
        const score = (weight * sum) / Math.sqrt(terms.length);
        if (!known || known.score < score) others.set(page, { score, bits: slots | beside });
      }
    }
    for (const [page, { score, bits }] of others) {
      this.#touch(page, bits);
      inSpan.add(page);
      if (score > (this.#group[page] ?? 0)) this.#group[page] = score;
    }
    for (const page of inSpan) {
      this.#scores[page] = (this.#scores[page] ?? 0) + (this.#group[page] ?? 0);
      this.#group[page] = 0;
    }
    // A word that is on no page weighs as much as the word for it.
    const own = weights.reduce((sum, weight, at) => (slots & (1 << at) ? sum + weight : sum), 0);
    if (own > most && most > 0)
      weights.forEach((weight, at) => {
        if (slots & (1 << at)) weights[at] = (weight * most) / own;
      });
  }

  #forms(
    forms: readonly string[],
    isExcluded: (page: number) => boolean,
  ): { pages: Map<number, number>; worth: number } {
    const found = new Map<number, number>();
    const worthOf = forms.some(isIdeographic) ? this.#worth.whole : this.#worth.word;
    const worth = worthOf(forms.reduce((sum, term) => sum + this.vocabulary.pagesWith(term), 0));
    for (const term of forms) {
      const { pages, impacts } = this.index.find(term);
      for (let at = 0; at < pages.length; at++) {
        const page = pages[at] ?? 0;
        if (!isExcluded(page))
          found.set(page, Math.max(found.get(page) ?? 0, worth * (impacts[at] ?? 0)));
      }
    }
    return { pages: found, worth };
  }
}
