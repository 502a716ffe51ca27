import type { Found, SearchEngine } from './engine.ts';
import type { EnginePage } from './hits.ts';
import { present, RERANKED_OF_SENTENCE } from './present.ts';
import type { Elsewhere, SearchAnswer, SearchRequest } from './protocol.ts';
import type { SectionRecord } from './records.ts';
import { suggestionFor, unknownWords } from './unknown-words.ts';

/** What was found for a query. */
export interface FoundPages {
  /** The query, spelled as the index. */
  text: string;
  here: Found & { total: number };
  /** The best pages of groups that are only looked at: those that are better than all here. */
  elsewhere?: Found & { total: number; groups: string[] };
}

/** Looks up a query. @param text the query, spelled as the index */
export function findPages(
  engine: SearchEngine,
  { groups, limit, elsewhere }: SearchRequest,
  text: string,
): FoundPages {
  const here = engine.search(text, {
    groups: new Set(groups),
    limit,
    limitOfSentence: RERANKED_OF_SENTENCE,
  });
  if (!elsewhere) return { text, here };
  const isNothingHere = here.total === 0;
  const there = engine.search(text, {
    groups: new Set(elsewhere.groups),
    // Every group that has something is named.
    limit: isNothingHere ? Infinity : elsewhere.limit,
  });
  const best = here.hits[0]?.score ?? 0;
  return {
    text,
    here,
    elsewhere: {
      ...there,
      hits: there.hits.slice(0, elsewhere.limit).filter(({ score }) => score > best),
      groups: isNothingHere ? [...new Set(there.hits.map(({ page }) => page.group))] : [],
    },
  };
}

interface Options {
  engine: SearchEngine;
  request: SearchRequest;
  found: FoundPages;
  textOf: (page: EnginePage) => readonly SectionRecord[] | undefined;
  state: Pick<SearchAnswer, 'searched' | 'loading' | 'final'> & Pick<Elsewhere, 'complete'>;
}

/** The answer to a request. */
export function answerOf({ engine, request, found, textOf, state }: Options): SearchAnswer {
  const { id, text, limit, passageLength } = request;
  const { index, pages, vocabulary } = engine;
  const { here, elsewhere } = found;
  const { complete, ...rest } = state;
  const groups = new Set(request.groups);
  const searched = {
    vocabulary,
    pagesOf: (term: string) =>
      index.find(term).pages.filter((page) => groups.has(pages[page]?.group ?? '')),
  };
  const standsOn = (page: EnginePage, run: string): boolean =>
    [page.title, ...(textOf(page) ?? []).flatMap(({ heading, text }) => [heading, text])].some(
      (one) => one.includes(run),
    );
  const best = here.hits[0]?.page;
  const suggestion = suggestionFor(found.text, here.query, searched, best, standsOn);
  return {
    id,
    text,
    total: here.total,
    results: present(here, index, textOf, passageLength, limit),
    unknown: unknownWords(here.query, searched),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(elsewhere && {
      elsewhere: {
        total: elsewhere.total,
        results: present(elsewhere, index, textOf, passageLength, elsewhere.hits.length),
        groups: elsewhere.groups,
        complete,
      },
    }),
    ...rest,
  };
}
