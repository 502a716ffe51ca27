import { FlexIndex } from './flex-index.ts';
import {
  countComplete,
  isComplete,
  neededBits,
  topHits,
  type EnginePage,
  type Hit,
} from './hits.ts';
import { bestOfText, completeOrBetter } from './incomplete-hits.ts';
import type { IndexPart } from './index-part.ts';
import { addCorrections } from './corrections.ts';
import { lookUp } from './matches.ts';
import { addOtherForms } from './other-forms.ts';
import { namesOf } from './page-names.ts';
import { pageScorer } from './page-score.ts';
import { factorOfGroup, partsOfGroup } from './named-groups.ts';
import { parseQuery, type Query } from './query.ts';
import { isSentence } from './sentence.ts';
import { TermScores } from './term-scores.ts';
import { Synonyms } from './synonyms.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * With fewer complete pages than this, words that differ from a known word by a typing error count
 * as well.
 */
const TOO_FEW = 1;
/**
 * With at least this many complete pages, pages that lack a word of the query are left out, unless
 * they are better than all of these.
 */
const ENOUGH = 8;
/**
 * Pages that lack a word of the query and have less than this share of the best page's score are
 * left out.
 */
const LEAST_SHARE = 0.12;

export interface Found {
  query: Query;
  /** Best first. */
  hits: Hit[];
}

/**
 * The index in memory. Parts are added as they arrive. A query is answered from the parts that have
 * been added, ordered by relevance, not by arrival. Knows nothing of files and workers.
 */
export class SearchEngine {
  readonly index = new FlexIndex();
  readonly vocabulary = new Vocabulary();
  readonly pages: EnginePage[] = [];
  /** What readers type for words of the manuals, as far as it is loaded. */
  readonly synonyms = new Synonyms();
  /** By an ideograph, others that may be meant by it, as far as they are loaded. */
  otherForms: ReadonlyMap<string, readonly string[]> = new Map();
  readonly #groups: number[] = [];
  readonly #groupIds = new Map<string, number>();
  /** By the id of a group: what a query calls it. */
  readonly #groupParts: string[][] = [];
  #scores: TermScores | undefined;

  add(part: IndexPart, group: string): void {
    const groupId = this.#groupIds.get(group) ?? this.#groupIds.size;
    this.#groupIds.set(group, groupId);
    const groupParts = (this.#groupParts[groupId] ??= partsOfGroup(group));
    for (const page of part.pages) {
      this.pages.push({
        ...page,
        id: this.pages.length,
        group,
        ...namesOf(page, groupParts),
      });
      this.#groups.push(groupId);
    }
    this.index.add(part.entries, part.pages.length);
    this.vocabulary.add(
      part.entries.map(([term, slots]) => [
        term,
        slots.reduce((sum, ids) => sum + (ids?.length ?? 0), 0),
      ]),
    );
    this.#scores = undefined;
  }

  /**
   * @param groups where to look; everywhere when absent
   * @param limit how many pages are wanted; pages beyond it are not sorted
   * @param limitOfSentence the same for a query of many words
   */
  search(
    text: string,
    {
      groups,
      limit = 100,
      limitOfSentence = limit,
    }: { groups?: ReadonlySet<string>; limit?: number; limitOfSentence?: number } = {},
  ): Found & { total: number } {
    const query = parseQuery(text, this.synonyms);
    lookUp(query, this.vocabulary);
    addOtherForms(query, this.vocabulary, this.otherForms);
    addCorrections(query, this.vocabulary, 'unknown words');
    let hits = this.#rank(query, groups);
    if (
      countComplete(hits, neededBits(query)) < TOO_FEW &&
      addCorrections(query, this.vocabulary, 'all words')
    )
      hits = this.#rank(query, groups);
    const needed = neededBits(query);
    if (countComplete(hits, needed) >= ENOUGH) hits = completeOrBetter(hits, needed);
    const best = bestOfText(hits);
    hits = hits.filter((hit) => hit.score >= best * LEAST_SHARE || isComplete(hit, needed));
    const wanted = isSentence(query) ? Math.max(limit, limitOfSentence) : limit;
    return { query, hits: topHits(hits, wanted), total: hits.length };
  }

  #rank(query: Query, groups?: ReadonlySet<string>): Hit[] {
    const scores = (this.#scores ??= new TermScores(
      this.index,
      this.vocabulary,
      this.pages.length,
    ));
    const excluded = this.#excluded(groups);
    const isExcluded = (page: number): boolean => excluded?.[this.#groups[page] ?? 0] === 1;
    const { weights, take } = scores.of(query, isExcluded);
    const finalScore = pageScorer(query, weights, neededBits(query));
    const factors = this.#groupParts.map((parts) => factorOfGroup(parts, query.words));
    const hits: Hit[] = [];
    take((id, slots, sum) => {
      const page = this.pages[id];
      const factor = factors[this.#groups[id] ?? 0] ?? 1;
      const score = page ? finalScore(slots, sum * factor, page) : 0;
      if (page && score > 0) hits.push({ page, score, slots });
    });
    return hits;
  }

  /** 1 for each group that is not searched; undefined when all are. */
  #excluded(groups?: ReadonlySet<string>): Uint8Array | undefined {
    if (!groups || [...this.#groupIds.keys()].every((group) => groups.has(group))) return undefined;
    const excluded = new Uint8Array(this.#groupIds.size);
    for (const [group, id] of this.#groupIds) excluded[id] = groups.has(group) ? 0 : 1;
    return excluded;
  }
}
