import type { ResultPage, ResultSection, SearchAnswer } from '@/lib/search/protocol.ts';
import { localeHome } from './place.ts';
import { joinMarked, line } from './result-row.ts';
import { resultHref, resultTitle, searchHref } from './result-href.ts';
import type { SearchScope } from './session.ts';

const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
/** Rows of the list; the link to all results stands below them. */
const MOST_ROWS = 8;

/** The list below the search box: rows, what is said when there are none, the links at its foot. */
export class Suggestions {
  readonly panel: HTMLElement;
  readonly #state: HTMLElement;
  readonly #list: HTMLElement;
  readonly #foot: HTMLElement;
  readonly #said: HTMLElement;
  #active = -1;
  /** The reader has chosen a row: it stays chosen when the list is made anew. */
  #moved = false;
  #enterPressed = false;

  constructor(
    readonly box: HTMLElement,
    readonly field: HTMLInputElement,
    readonly retry: () => void,
  ) {
    const part = (name: string) => box.querySelector<HTMLElement>(`[data-search-${name}]`)!;
    [this.panel, this.#state, this.#list, this.#foot, this.#said] = [part('panel'), part('state'), part('list'), part('foot'), part('said')];
    this.#list.addEventListener('pointermove', (event) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
      const index = row ? this.#stops().indexOf(row) : -1;
      if (index >= 0 && index !== this.#active) this.#activate(index);
    });
  }

  get isOpen(): boolean {
    return !this.panel.hidden;
  }

  show(answer: SearchAnswer, scope: SearchScope & { label?: string }, words: Record<string, string>): void {
    const before = this.#moved ? this.#stops()[this.#active]?.getAttribute('href') : undefined;
    const rows = this.#rows(answer, words);
    if (rows.length === 0 && answer.loading) return this.#showLoading();
    this.#list.replaceChildren(...rows);
    this.#state.replaceChildren(rows.length === 0 ? words.noResults! : '');
    this.#foot.replaceChildren(...this.#footNodes(answer, scope, words));
    this.#open();
    const kept = before === undefined ? -1 : this.#stops().findIndex((stop) => stop.getAttribute('href') === before);
    this.#activate(kept >= 0 ? kept : rows.length > 0 && !(this.#moved && this.#active < 0) ? 0 : -1);
    this.#say(rows.length === 0 ? words.noResults! : answer.total === 1 ? words.countOne! : words.countOther!.replace('{count}', String(answer.total)));
    if (this.#enterPressed && (rows.length > 0 || !answer.loading)) this.openFirst();
  }

  showFailure(): void {
    const { failed = '', retry = '' } = this.box.dataset;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = retry;
    button.addEventListener('click', this.retry);
    this.#state.replaceChildren(failed, button);
    this.#open();
    this.#say(failed);
  }

  close(): void {
    this.panel.hidden = true;
    this.#list.replaceChildren();
    this.#foot.replaceChildren();
    this.#state.replaceChildren();
    this.#said.replaceChildren();
    this.#enterPressed = this.#moved = false;
    this.#active = -1;
    this.field.setAttribute('aria-expanded', 'false');
    this.field.removeAttribute('aria-activedescendant');
  }

  /** One row on or back; between the last and the first there is a place where none is chosen. */
  move(step: 1 | -1): void {
    const places = this.#stops().length + 1;
    this.#moved = true;
    this.#activate(((this.#active + 1 + step + places) % places) - 1);
    this.#stops()[this.#active]?.scrollIntoView({ block: 'nearest' });
  }

  openActive(event: KeyboardEvent): void {
    const target = this.#stops()[this.#active] ?? this.#stops()[0];
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: event.ctrlKey, metaKey: event.metaKey, shiftKey: event.shiftKey }));
  }

  /** The first row, or the link to the search page where there is none. */
  openFirst(): void {
    this.#enterPressed = false;
    this.#stops()[0]?.click();
  }

  /** Enter came before the answer. */
  openWhenThere(): void {
    this.#enterPressed = true;
  }

  #showLoading(): void {
    this.#list.replaceChildren();
    this.#foot.replaceChildren();
    this.#state.replaceChildren(this.box.dataset.loading ?? '');
    this.#open();
  }

  #open(): void {
    this.panel.hidden = false;
    this.field.setAttribute('aria-expanded', 'true');
  }

  #stops(): HTMLElement[] {
    return [...this.panel.querySelectorAll<HTMLElement>('[data-row], [data-search-all]')];
  }

  #activate(index: number): void {
    this.#active = index;
    this.#stops().forEach((stop, place) => {
      if (stop.dataset.row !== undefined) stop.setAttribute('aria-selected', String(place === index));
      else stop.toggleAttribute('data-active', place === index);
    });
    const id = this.#stops()[index]?.id;
    if (id) this.field.setAttribute('aria-activedescendant', id);
    else this.field.removeAttribute('aria-activedescendant');
  }

  /** Every page has a row; where room is left, further sections of the first pages have one too, below their page. */
  #rows(answer: SearchAnswer, words: Record<string, string>): HTMLElement[] {
    const pages = answer.results.slice(0, MOST_ROWS);
    let room = MOST_ROWS - pages.length;
    return pages.flatMap((page, index) => {
      const more = page.more.slice(0, room);
      room -= more.length;
      return [this.#row(page, page.best, `search-row-${index}`, words), ...more.map((section, place) => this.#row(page, section, `search-row-${index}-${place}`, words, true))];
    });
  }

  #row(page: ResultPage, section: ResultSection, id: string, words: Record<string, string>, below = false): HTMLElement {
    const row = document.createElement('a');
    row.id = id;
    row.setAttribute('role', 'option');
    row.setAttribute('aria-selected', 'false');
    row.tabIndex = -1;
    row.dataset.row = below ? 'section' : 'page';
    row.dataset.type = section.type;
    address(row, page, section);
    if (below) row.append(...line(document, 'span', joinMarked(section.heading, section.text)));
    else row.append(...line(document, 'b', resultTitle(page.title, page.u, localeHome(this.box), words.apiReference ?? '')), ...line(document, 'i', [page.b.join(' › ')]), ...line(document, 'span', joinMarked(section.heading, section.text)));
    return row;
  }

  #footNodes(answer: SearchAnswer, { context, label = '', version }: SearchScope & { label?: string }, words: Record<string, string>): Node[] {
    const none = answer.total === 0;
    const all = context === undefined ? words.seeAll! : (none ? words.seeAllOutside! : words.seeAllWithin!).replace('{context}', label || context);
    const nodes: Node[] = [];
    if (!none || context !== undefined) {
      const link = document.createElement('a');
      link.id = 'search-all';
      link.dataset.searchAll = '';
      link.textContent = all;
      link.href = searchHref((this.box as HTMLFormElement).action, { text: answer.text.trim(), context: none ? undefined : context, version });
      nodes.push(link);
    }
    if (!none) nodes.push(keyHints(words));
    return nodes;
  }

  #say(text: string): void {
    if (this.#said.textContent !== text) this.#said.textContent = text;
  }
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
