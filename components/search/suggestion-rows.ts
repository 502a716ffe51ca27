import type { ResultPage, ResultSection, SearchAnswer } from '@/lib/search/protocol.ts';

/** Rows of the list; the link to all results stands below them. */
export const MOST_ROWS = 8;

/** A row of the list: a page, or below it a further section of the same page. */
export interface SuggestionRow {
  /** Tells rows apart. */
  key: string;
  /** Names where the row leads, with what is marked there. */
  stop: string;
  page: ResultPage;
  section: ResultSection;
  below: boolean;
}

/** Every page has a row; where room is left, further sections of the first pages have one too, below their page. */
export function suggestionRows({ results }: Pick<SearchAnswer, 'results'>): SuggestionRow[] {
  const pages = results.slice(0, MOST_ROWS);
  let room = MOST_ROWS - pages.length;
  return pages.flatMap((page) => {
    const more = page.more.slice(0, room);
    room -= more.length;
    return [page.best, ...more].map((section, index) => ({
      key: `${page.u}#${section.h} ${index}`,
      stop: JSON.stringify([page.u, section.h, page.terms]),
      page,
      section,
      below: index > 0,
    }));
  });
}
