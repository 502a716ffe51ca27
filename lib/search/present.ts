import { bitCount } from './bits.ts';
import type { Found } from './engine.ts';
import type { EnginePage, Hit } from './hits.ts';
import { headingFinder } from './heading-is-query.ts';
import { findPassages, markText, type Passage } from './passages.ts';
import type { ResultPage, ResultSection } from './protocol.ts';
import type { Query } from './query.ts';
import { isSentence } from './sentence.ts';
import type { SectionRecord } from './records.ts';
import type { FlexIndex } from './flex-index.ts';

/** How many sections a result shows besides the best one. */
const MORE = 2;
/** How many of the first pages are reranked by their texts. */
const RERANKED = 10;
/** The same for a sentence, such as a pasted message: many pages have its words. */
export const RERANKED_OF_SENTENCE = 30;
/** How much the score of a page grows that has all words of the query as one phrase. */
const PHRASE_BONUS = 0.7;
/**
 * The same for ideographs, whose pairs overlap: every longer word is a run of them, so that short
 * runs mean little.
 */
const PHRASE_OF_PAIRS = 0.3;
/** How much the score of a page grows that has a heading that is the query, of two words or more. */
const HEADING_BONUS = 1;
/** The same for a page that has a sentence (nearly) as it was typed, or an identifier of a message. */
const SENTENCE_BONUS = 2;
const WHOLE = 0.9;
/**
 * What a score has beyond this comes from a title that is the query: a phrase cannot outweigh it.
 */
const MOST_OF_TEXT = 100;

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
      return { hit, passages, score: phraseScore(hit, passages, isNamed, query) };
    })
    .sort((a, b) => b.score - a.score);
  return [...first, ...hits.slice(reranked)]
    .slice(0, limit)
    .map(({ hit, passages }) => resultPage(hit, passages, query, index));
}

/**
 * The score of a page, higher when words follow each other as they were typed.
 * @param isNamed whether a heading is the query
 */
function phraseScore(
  { score }: Hit,
  passages: readonly Passage[],
  isNamed: boolean,
  query: Query,
): number {
  const slots = query.slots.filter((slot) => !slot.optional);
  if (slots.length < 2) return score;
  const longest = Math.max(1, ...passages.map(({ run }) => run));
  const share = (longest - 1) / (slots.length - 1);
  let bonus = slots.every(({ ideographic }) => ideographic)
    ? PHRASE_OF_PAIRS * share ** 2
    : PHRASE_BONUS * share;
  if (share >= WHOLE && (isSentence(query) || isLongIdentifier(query))) bonus = SENTENCE_BONUS;
  return score + Math.min(score, MOST_OF_TEXT) * (bonus + (isNamed ? HEADING_BONUS : 0));
}

/**
 * Whether the query is one identifier of three words or more: `CERTIFICATE_VERIFY_FAILED`. The
 * numbers of an address are no words.
 */
const isLongIdentifier = ({ slots, compounds }: Query): boolean =>
  slots.length > 2 &&
  slots.every(({ term }) => /\D/.test(term)) &&
  compounds.some(({ typed, slots: inside }) => typed !== '' && bitCount(inside) === slots.length);

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
