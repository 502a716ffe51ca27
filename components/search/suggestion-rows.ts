import type { ResultPage, ResultSection, SearchAnswer } from '@/lib/search/protocol.ts';
import { joinMarked, line } from './result-row.ts';
import { resultHref, resultTitle, searchHref } from './result-href.ts';
import type { SearchScope } from './session.ts';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
/** Rows of the list; the link to all results stands below them. */
export const MOST_ROWS = 8;

/** A row of the list: a page, or below it a further section of the same page. */
export interface SuggestionRow {
  /** Rows of one key look alike and lead to the same place. */
  key: string;
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
    return [page.best, ...more].map((section, index) => ({ key: JSON.stringify([page.u, page.title, page.b, page.terms, section, index > 0]), page, section, below: index > 0 }));
  });
}

/**
 * A row as an element, without its id.
 * @param home address of the locale's home, without the base path
 */
export function rowElement({ page, section, below }: SuggestionRow, home: string, words: Record<string, string>): HTMLElement {
  const row = document.createElement('a');
  row.setAttribute('role', 'option');
  row.setAttribute('aria-selected', 'false');
  row.tabIndex = -1;
  row.dataset.row = below ? 'section' : 'page';
  row.dataset.type = section.type;
  address(row, page, section);
  const passage = line(document, 'span', joinMarked(section.heading, section.text));
  if (below) row.append(...passage);
  else row.append(...line(document, 'b', resultTitle(page.title, page.u, home, words.apiReference ?? '')), ...line(document, 'i', [page.b.join(' › ')]), ...passage);
  return row;
}

/** Gives a row its address. One that leads out of the site gets none: a click says that it is a bug. */
export function address(link: HTMLAnchorElement, page: ResultPage, section: ResultSection): void {
  try {
    link.href = resultHref(page.u, section.h, page.terms, BASE_PATH, location.origin);
  } catch (error) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      throw error;
    });
  }
}

/** What stands below the rows: the link to all results, and what the keys do, or in its place what the reader waits for. */
export function footNodes(answer: SearchAnswer, action: string, { context, label = '', version }: SearchScope & { label?: string }, words: Record<string, string>, status?: string): Node[] {
  const none = answer.total === 0;
  const all = context === undefined ? words.seeAll! : (none ? words.seeAllOutside! : words.seeAllWithin!).replace('{context}', label || context);
  const nodes: Node[] = [];
  if (!none || context !== undefined) {
    const link = document.createElement('a');
    link.id = 'search-all';
    link.dataset.searchAll = '';
    link.textContent = all;
    link.href = searchHref(action, { text: answer.text.trim(), context: none ? undefined : context, version });
    nodes.push(link);
  }
  if (!none) nodes.push(status === undefined ? keyHints(words) : statusNode(status));
  return nodes;
}

/** What the reader waits for. Below the rows, where it moves none of them. */
export function statusNode(text: string): HTMLElement {
  const status = document.createElement('p');
  status.textContent = text;
  return status;
}

function keyHints(words: Record<string, string>): HTMLElement {
  const hints = document.createElement('p');
  hints.setAttribute('aria-hidden', 'true');
  for (const [keys, text] of [
    ['↑↓', words.keySelect],
    ['↵', words.keyOpen],
    ['Esc', words.keyClose],
  ] as const) {
    const key = document.createElement('kbd');
    key.textContent = keys;
    hints.append(key, `${text ?? ''} `);
  }
  return hints;
}
