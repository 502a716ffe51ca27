import type { ResultPage, ResultSection } from '@/lib/search/protocol.ts';
import { resultTitle } from './result-href.ts';
import { joinMarked, line, markedNodes } from './result-row.ts';
import { address } from './suggestion-rows.ts';

/**
 * A page that was found, as an entry of the search page's list: its best passage, and below it further sections.
 * @param home address of the locale's home, without the base path
 */
export function resultItem(result: ResultPage, home: string, words: Record<string, string>): HTMLElement {
  const item = document.createElement('li');
  item.append(link(result, result.best, resultTitle(result.title, result.u, home, words.apiReference ?? '')));
  item.append(...line(document, 'i', [result.b.join(' › ')]), ...line(document, 'p', joinMarked(result.best.heading, result.best.text)));
  if (result.more.length === 0) return item;
  const list = document.createElement('ul');
  for (const section of result.more) {
    const entry = document.createElement('li');
    entry.append(link(result, section, section.heading), ...line(document, 'p', section.text));
    list.append(entry);
  }
  item.append(list);
  return item;
}

function link(result: ResultPage, section: ResultSection, text: string[]): HTMLElement {
  const anchor = document.createElement('a');
  address(anchor, result, section);
  anchor.append(...markedNodes(document, text));
  return anchor;
}
