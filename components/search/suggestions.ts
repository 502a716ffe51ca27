import type { ResultSection, SearchAnswer } from '@/lib/search/protocol.ts';
import { localeHome } from './place.ts';
import type { SearchScope } from './session.ts';
import { footNodes, rowElement, suggestionRows, type SuggestionRow } from './suggestion-rows.ts';

/** Rows that are made at once; the others follow in a task of their own, so that none of them keeps the letters waiting. */
const AT_ONCE = 4;

/** The list below the search box: rows, what is said when there are none, the links at its foot. */
export class Suggestions {
  readonly panel: HTMLElement;
  readonly #state: HTMLElement;
  readonly #list: HTMLElement;
  readonly #foot: HTMLElement;
  readonly #said: HTMLElement;
  #answer?: SearchAnswer;
  /** What stands in the list, by key. */
  #rows = new Map<string, HTMLElement>();
  #active = -1;
  /** Address of the row that the reader has chosen with the arrows, null for none: it stays chosen when the list is made anew. */
  #chosen?: string | null;
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

  /**
   * Shows an answer, a few rows at a time; rows that stand there already stay as they are.
   * @param isTyping whether the next letter is to be expected soon: each part of the list then has a frame to itself, so that
   * the letter need not wait for more than one of them; who has stopped typing wants the whole list
   */
  show(answer: SearchAnswer, scope: SearchScope & { label?: string }, words: Record<string, string>, isTyping: boolean): void {
    this.#answer = answer;
    const rows = suggestionRows(answer);
    if (rows.length === 0 && answer.loading) return this.#showLoading();
    // What is shown for the first time costs most, and the worker takes its share of the processor while it reads the index.
    const next = isTyping || answer.loading || this.#rows.size === 0 ? afterFrame : setTimeout;
    const draw = () => {
      if (this.#answer !== answer) return;
      const isWhole = this.#drawRows(rows, words);
      this.#state.replaceChildren(rows.length === 0 ? words.noResults! : '');
      if (isWhole) this.#foot.replaceChildren(...footNodes(answer, (this.box as HTMLFormElement).action, scope, words));
      this.#open();
      const kept = this.#stops().findIndex((stop) => stop.getAttribute('href') === this.#chosen);
      this.#activate(kept >= 0 ? kept : rows.length > 0 && this.#chosen !== null ? 0 : -1);
      if (!isWhole) next(draw);
    };
    draw();
    this.#say(rows.length === 0 ? words.noResults! : answer.total === 1 ? words.countOne! : words.countOther!.replace('{count}', String(answer.total)));
    if (this.#enterPressed && (rows.length > 0 || !answer.loading)) this.openFirst();
  }

  /** Makes the next rows of a list. Returns whether all are there; until then, others stand in the places of those to come. */
  #drawRows(rows: readonly SuggestionRow[], words: Record<string, string>): boolean {
    const home = localeHome(this.box);
    const before = [...this.#list.children] as HTMLElement[];
    let missing = 0;
    const next = rows.map((row) => {
      const element = this.#rows.get(row.key) ?? (++missing > AT_ONCE ? undefined : rowElement(row, home, words));
      if (element) this.#rows.set(row.key, element);
      return element;
    });
    const taken = new Set(next);
    place(this.#list, next.flatMap((element, index) => element ?? (before[index] && !taken.has(before[index]) ? before[index] : [])));
    if (missing > AT_ONCE) return false;
    this.#rows = new Map(rows.map(({ key }) => [key, this.#rows.get(key)!]));
    return true;
  }

  /**
   * Lays a row out that nobody sees: the fonts and styles that the first row needs are found now, and not while a letter
   * waits. To be called before anything is typed.
   */
  layOutSample(): void {
    if (this.isOpen) return;
    const text = ['', this.field.getAttribute('aria-label') ?? '', ''];
    const section: ResultSection = { type: 'content', h: '', heading: [], text };
    const sample = rowElement({ key: '', page: { u: '/', title: text, b: text, best: section, more: [], terms: [] }, section, below: false }, '/', {});
    this.#list.append(sample);
    this.panel.hidden = false;
    sample.getBoundingClientRect();
    this.panel.hidden = true;
    sample.remove();
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
    this.#empty();
    this.#foot.replaceChildren();
    this.#state.replaceChildren();
    this.#said.replaceChildren();
    this.#enterPressed = false;
    this.#chosen = undefined;
    this.#active = -1;
    this.field.setAttribute('aria-expanded', 'false');
    this.field.removeAttribute('aria-activedescendant');
  }

  /** One row on or back; between the last and the first there is a place where none is chosen. */
  move(step: 1 | -1): void {
    const stops = this.#stops();
    const places = stops.length + 1;
    this.#activate(((this.#active + 1 + step + places) % places) - 1);
    this.#chosen = stops[this.#active]?.getAttribute('href') ?? null;
    stops[this.#active]?.scrollIntoView({ block: 'nearest' });
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

  #empty(): void {
    this.#answer = undefined;
    this.#rows = new Map();
    this.#list.replaceChildren();
  }

  #showLoading(): void {
    this.#empty();
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

  #say(text: string): void {
    if (this.#said.textContent !== text) this.#said.textContent = text;
  }
}

/** Runs something after the next frame has been painted. */
const afterFrame = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run));

/** Makes these the rows of a list, with ids by their places; those that are there and stay in their order are not touched. */
function place(list: HTMLElement, rows: readonly HTMLElement[]): void {
  for (const child of [...list.children]) if (!rows.includes(child as HTMLElement)) child.remove();
  rows.forEach((row, index) => {
    row.id = `search-row-${index}`;
    if (list.children[index] !== row) list.insertBefore(row, list.children[index] ?? null);
  });
}
