import type { ResultPage, ResultSection, SearchAnswer } from '@/lib/search/protocol.ts';

/** How many rows the list has, without the link to all results. */
export const MAX_ROWS = 8;

/** A row of the list: a page, or below it a further section of the same page. */
export interface SuggestionRow {
  /** The key of the row in React. */
  key: string;
  /** The key of the row's address and of the terms to mark there. */
  stop: string;
  page: ResultPage;
  section: ResultSection;
  below: boolean;
  /** The page belongs to another section than that of the reader. */
  elsewhere: boolean;
}

/**
 * A row for every page. If there are fewer pages than rows, further sections of the first pages
 * follow their page.
 */
export function suggestionRows({ results }: Pick<SearchAnswer, 'results'>): SuggestionRow[] {
  const pages = results.slice(0, MAX_ROWS);
  let room = MAX_ROWS - pages.length;
  return pages.flatMap((page) => {
    const more = page.more.slice(0, room);
    room -= more.length;
    return [page.best, ...more].map((section, index) => ({
      key: `${page.u}#${section.h} ${index}`,
      stop: JSON.stringify([page.u, section.h, page.terms]),
      page,
      section,
      below: index > 0,
      elsewhere: false,
    }));
  });
}

/** Rows for pages of other sections that answer better, also when nothing was found here. */
export const elsewhereRows = ({ elsewhere }: Pick<SearchAnswer, 'elsewhere'>): SuggestionRow[] =>
  (elsewhere?.results ?? []).map((page) => ({
    key: `elsewhere ${page.u}`,
    stop: JSON.stringify(['elsewhere', page.u]),
    page,
    section: page.best,
    below: false,
    elsewhere: true,
  }));
