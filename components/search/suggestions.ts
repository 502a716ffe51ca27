import { isSettled, type SearchAnswer } from '@/lib/search/protocol.ts';
import { countText } from './count-text.ts';
import { localeHome } from './place.ts';
import { RowList } from './row-list.ts';
import { RowSelection } from './row-selection.ts';
import type { SearchScope } from './session.ts';
import { retryButton } from './retry-button.ts';
import { steadyRows } from './steady.ts';
import { footNodes, MOST_ROWS, statusNode, suggestionRows, type SuggestionRow } from './suggestion-rows.ts';

/** The list below the search box: rows, what is said when there are none, the links at its foot. */
export class Suggestions {
  readonly panel: HTMLElement;
  readonly #state: HTMLElement;
  readonly #list: HTMLElement;
  readonly #foot: HTMLElement;
  readonly #said: HTMLElement;
  #answer?: SearchAnswer;
  readonly #rows: RowList;
  readonly #selection: RowSelection;
  /** The rows that are shown, also those that are still to be made, and the text that they answer. */
  #shown: SuggestionRow[] = [];
  #text?: string;
  /** Shows the newest answer once more. */
  #again: () => void = () => undefined;
  #isFailing = false;
  #enterPressed = false;

  constructor(
    readonly box: HTMLElement,
    readonly field: HTMLInputElement,
    readonly retry: () => void,
  ) {
    const part = (name: string) => box.querySelector<HTMLElement>(`[data-search-${name}]`)!;
    [this.panel, this.#state, this.#list, this.#foot, this.#said] = [part('panel'), part('state'), part('list'), part('foot'), part('said')];
    this.#rows = new RowList(this.#list, localeHome(box));
    this.#selection = new RowSelection(field, this.panel, this.#list, () => this.#again());
  }

  get isOpen(): boolean {
    return !this.panel.hidden;
  }

  /** The reader has gone to a row. */
  get isChosen(): boolean {
    return this.#selection.isChosen;
  }

  /**
   * Shows an answer, a few rows at a time; rows that stand there already stay as they are.
   * @param isTyping whether the next letter is to be expected soon: each part of the list then has a frame to itself, so that
   * the letter need not wait for more than one of them; who has stopped typing wants the whole list
   */
  show(answer: SearchAnswer, scope: SearchScope & { label?: string }, words: Record<string, string>, isTyping: boolean): void {
    const isSame = answer.text === this.#text;
    if (!isSame) this.#selection.letGo();
    const rows = steadyRows({ rows: this.#shown, isSame, isHeld: this.#selection.isHeld }, answer, suggestionRows(answer), ({ page }) => page.u).slice(0, MOST_ROWS);
    this.#again = () => this.show(answer, scope, words, isTyping);
    [this.#answer, this.#text, this.#isFailing] = [answer, answer.text, false];
    if (rows.length === 0 && answer.loading) return this.#showLoading();
    this.#shown = rows;
    // What is shown for the first time costs most, and the worker takes its share of the processor while it reads the index.
    const next = isTyping || answer.loading || this.#rows.isEmpty ? afterFrame : setTimeout;
    const draw = () => {
      if (this.#answer !== answer || this.#shown !== rows) return;
      const isWhole = this.#rows.draw(rows, words);
      this.#state.replaceChildren(rows.length === 0 ? words.noResults! : '');
      const status = this.#enterPressed ? this.box.dataset.opening : answer.loading ? words.searching : undefined;
      if (isWhole) this.#foot.replaceChildren(...footNodes(answer, (this.box as HTMLFormElement).action, scope, words, status));
      this.#open();
      // The first row is what Enter opens: none is, as long as another may take its place.
      this.#selection.keep(rows.length > 0 && isSettled(answer));
      if (!isWhole) next(draw);
    };
    draw();
    this.#say(this.#enterPressed ? (this.box.dataset.opening ?? '') : countText(answer, words, words.noResults!));
  }

  showFailure(): void {
    this.#isFailing = true;
    this.#enterPressed = false;
    const { failed = '' } = this.box.dataset;
    this.#state.replaceChildren(failed, retryButton(this.box, this.retry));
    this.#open();
    this.#say(failed);
  }

  /** What has failed is tried again. */
  showRetrying(): void {
    if (!this.#isFailing) return;
    this.#isFailing = false;
    if (this.#rows.isEmpty) this.#showLoading();
    else this.#state.replaceChildren();
  }

  /** Lays a row out that nobody sees. To be called before anything is typed. */
  layOutSample(): void {
    if (this.isOpen) return;
    this.panel.hidden = false;
    this.#rows.layOutSample(this.field.getAttribute('aria-label') ?? '');
    this.panel.hidden = true;
  }

  close(): void {
    this.panel.hidden = true;
    this.#empty();
    this.#foot.replaceChildren();
    this.#state.replaceChildren();
    this.#said.replaceChildren();
    this.#enterPressed = this.#isFailing = false;
    this.#selection.clear();
    this.field.setAttribute('aria-expanded', 'false');
  }

  /** One row on or back; between the last and the first there is a place where none is chosen. */
  move(step: 1 | -1): void {
    this.stopWaiting();
    this.#selection.move(step);
  }

  /** What the reader has chosen. */
  openActive(event?: KeyboardEvent): void {
    this.#selection.pressActive(event);
  }

  /** The first row of the answer, or the link to the search page where there is none. */
  openFirst(event?: KeyboardEvent): void {
    this.#enterPressed = false;
    this.#selection.clear();
    this.#again();
    this.#selection.pressFirst(event);
  }

  get isWaiting(): boolean {
    return this.#enterPressed;
  }

  /** Enter came before the answer: the list says that it waits for it. */
  openWhenThere(): void {
    this.#enterPressed = true;
    this.#tellWaiting(this.box.dataset.opening ?? '');
  }

  /** The reader goes on otherwise: Enter is forgotten. */
  stopWaiting(): void {
    if (!this.#enterPressed) return;
    this.#enterPressed = false;
    this.#tellWaiting(this.box.dataset.loading ?? '');
  }

  #tellWaiting(text: string): void {
    this.#say(text);
    if (!this.#rows.isEmpty) this.#foot.replaceChildren(statusNode(text));
    else this.#state.replaceChildren(text);
    this.#open();
  }

  #empty(): void {
    this.#answer = this.#text = undefined;
    this.#again = () => undefined;
    this.#shown = [];
    this.#rows.empty();
  }

  #showLoading(): void {
    this.#empty();
    this.#foot.replaceChildren();
    const { loading = '', opening = '' } = this.box.dataset;
    this.#state.replaceChildren(this.#enterPressed ? opening : loading);
    this.#open();
  }

  #open(): void {
    this.panel.hidden = false;
    this.field.setAttribute('aria-expanded', 'true');
  }

  #say(text: string): void {
    if (this.#said.textContent !== text) this.#said.textContent = text;
  }
}

/** Runs something after the next frame has been painted. */
const afterFrame = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run));
