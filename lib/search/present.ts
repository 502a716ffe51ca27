import type { Found } from './engine.ts';
import type { EnginePage, Hit } from './hits.ts';
import { headingFinder } from './heading-is-query.ts';
import { findPassages, markText, type Passage } from './passages.ts';
import type { ResultPage, ResultSection } from './protocol.ts';
import type { Query } from './query.ts';
import { isSentence } from './sentence.ts';
import { textScore } from './text-score.ts';
import type { SectionRecord } from './records.ts';
import type { FlexIndex } from './flex-index.ts';

/** How many sections a result shows besides the best one. */
const MORE = 2;
/** How many of the first pages are reranked by their texts. */
const RERANKED = 10;
/** The same for a sentence, such as a pasted message: many pages have its words. */
export const RERANKED_OF_SENTENCE = 30;

/**
 * The hits as they are shown. A page whose text is not loaded yet has no passage.
 * @param length of a passage, in characters
 * @param limit how many are shown
 */
export function present(
  found: Found,
  index: FlexIndex,
  textOf: (page: EnginePage) => readonly SectionRecord[] | undefined,
  length: number,
  limit: number,
): ResultPage[] {
  const { query } = found;
  const hasHeading = headingFinder(query);
  const hits = found.hits.map((hit) => {
    const sections = textOf(hit.page);
    const passages = sections ? findPassages(sections, query, length) : [];
    return { hit, passages, sections };
  });
  const reranked = isSentence(query) ? RERANKED_OF_SENTENCE : RERANKED;
  const first = hits
    .slice(0, reranked)
    .map(({ hit, passages, sections = [] }) => {
      const isNamed = hasHeading(hit.page, sections);
      return { hit, passages, score: textScore(hit, passages, isNamed, query) };
    })
    .sort((a, b) => b.score - a.score);
  return [...first, ...hits.slice(reranked)]
    .slice(0, limit)
    .map(({ hit, passages }) => resultPage(hit, passages, query, index));
}

function resultPage(
  hit: Hit,
  passages: readonly Passage[],
  query: Query,
  index: FlexIndex,
): ResultPage {
  const title = markText(hit.page.title, query);
  const inTitle = coveredBy(hit.page.title, query);
  const best = passages[0];
  // A title that has the whole query leads to the beginning of the page.
  const beginning = passages.find(({ section }) => section.id === '');
  const chosen = inTitle ? (beginning ?? best) : best;
  const section = chosen
    ? resultSection(chosen)
    : {
        type: title.length > 1 ? ('title' as const) : ('keywords' as const),
        h: '',
        heading: [],
        text: [],
      };
  const more = passages
    .filter(
      (passage) => passage !== chosen && passage.section.id !== '' && passage.slots === best?.slots,
    )
    .slice(0, MORE)
    .map(resultSection);
  return {
    u: hit.page.url,
    title,
    b: hit.page.breadcrumb,
    best: inTitle ? { ...section, h: '', heading: [], type: 'title' } : section,
    more,
    terms: highlightTerms(hit, query, index),
  };
}

function resultSection({ section, heading, text }: Passage): ResultSection {
  return {
    type: heading.length > 1 ? 'heading' : 'content',
    h: section.id,
    heading: section.heading === '' ? [] : heading,
    text,
  };
}

/** Whether a title has every required word of the query. */
const coveredBy = (title: string, query: Query): boolean => {
  const [passage] = findPassages([{ id: '', heading: title, text: '' }], query, 0);
  return query.slots.every(
    (slot, index) => slot.optional || ((passage?.slots ?? 0) & (1 << index)) !== 0,
  );
};

/**
 * The words to mark on the page: as they were typed if the page has them, otherwise the match that
 * it has (another form, the right spelling). Ideographs that were typed together stay together.
 */
function highlightTerms(hit: Hit, query: Query, index: FlexIndex): string[] {
  const has = (term: string) => index.find(term).pages.includes(hit.page.id);
  const terms: string[] = [];
  let done = 0;
  for (const { term, typed, slots } of query.compounds) {
    if (typed === '' || !has(term)) continue;
    terms.push(typed);
    done |= slots;
  }
  for (const { terms: parts, slots, text } of query.expansions) {
    const found = parts.every((forms) => forms.some(has));
    if (!found || query.slots.some((slot, at) => slots & (1 << at) && has(slot.term))) continue;
    terms.push(text);
    done |= slots;
  }
  // Pairs of ideographs that overlap are put together again.
  let run = '';
  query.slots.forEach((slot, index) => {
    if (done & (1 << index) || slot.optional) return;
    const next = query.slots[index + 1];
    if (slot.ideographic && has(slot.term)) {
      const last = Array.from(slot.typed).at(-1) ?? '';
      run += run === '' ? slot.typed : last;
      if (
        next?.ideographic &&
        !next.optional &&
        has(next.term) &&
        Array.from(next.typed)[0] === last
      )
        return;
      terms.push(run);
      run = '';
      return;
    }
    run = '';
    const found = [...slot.matches]
      .sort((a, b) => b.weight - a.weight)
      .find(({ term }) => has(term));
    if (found) terms.push(found.term.startsWith(slot.term) ? slot.typed : found.term);
  });
  return [...new Set(terms)];
}
