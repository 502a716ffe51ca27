import type { SearchAnswer } from '@/lib/search/protocol.ts';
import { Listeners } from '@/components/storage/listeners.ts';
import { CLOSED, isChosen, type BoxEvent, type BoxState, type HeldKeys } from './box-model.ts';
import { boxReducer } from './box-state.ts';
import type { BoxField } from './box-field.ts';
import { BoxPlace } from './box-place.ts';
import { BoxQuestions } from './box-questions.ts';
import { forgetSearch, rememberSearch } from './recent-searches.ts';
import type { SearchSession } from './session.ts';
import { enterOpens } from './steady.ts';

/**
 * The logic of the search box: handles input, queries the session, and keeps the state that
 * components show.
 */
export class BoxStore {
  #state = CLOSED;
  /** The reader has turned to the empty field. */
  #isIdle = false;
  readonly #listeners = new Listeners();
  readonly #questions: BoxQuestions;
  readonly #place: BoxPlace;

  /** @param searchPage path of the locale's search page, with the base path */
  constructor(
    readonly session: SearchSession,
    readonly field: BoxField,
    readonly searchPage: string,
  ) {
    this.#place = new BoxPlace(session, searchPage);
    this.#questions = new BoxQuestions(
      session,
      (answer) => this.#show(answer),
      (isSlow) =>
        isSlow !== this.#state.isSlow && this.#dispatch({ type: isSlow ? 'slow' : 'arrived' }),
    );
  }

  readonly getState = (): BoxState => this.#state;

  readonly subscribe = this.#listeners.subscribe;

  /**
   * Starts the box and searches for the text of the field. Returns a function that stops it.
   * @param typedAt when the reader typed it
   */
  start(typedAt?: number): () => void {
    const unsubscribe = this.session.subscribe(() => this.#changed());
    this.prepare();
    if (this.field.isInUse() && this.field.text().trim() !== '') this.#update(typedAt);
    return () => {
      unsubscribe();
      this.close();
    };
  }

  /** Loads the index for the current page. */
  prepare(): void {
    if (this.session.failed) this.session.retry();
    this.session.prepare(this.#place.scope);
  }

  focused(): void {
    this.prepare();
    if (this.field.text().trim() !== '') this.#update();
  }

  /**
   * The reader has pressed the field, or the keys that lead to it. A Tab that passes by opens
   * nothing.
   */
  turnedTo(): void {
    if (!this.#state.isOpen && this.field.text().trim() === '') this.#rest();
  }

  /** Searches everywhere, or again only in the section of the page. */
  readonly switchScope = (): void => {
    this.#place.switchScope();
    this.prepare();
    if (this.#state.idle.length > 0) this.#rest();
    else this.#update();
  };

  /** A row was opened. */
  readonly opened = (): void => {
    rememberSearch(this.field.text());
    this.close();
  };

  readonly searchAgain = (text: string): void => {
    this.field.fill(text);
    this.typed();
  };

  /** Removes an earlier search, or all of them. */
  readonly forget = (text?: string): void => {
    const { active } = this.#state;
    forgetSearch(text);
    this.#rest(active);
  };

  /** The text of the field has changed. */
  typed(): void {
    if (!this.field.isInUse()) return;
    this.goOn();
    this.session.resume();
    this.#update();
  }

  /** The reader does something else: an Enter that waits for its answer is canceled. */
  goOn(): void {
    this.#dispatch({ type: 'wentOn' });
  }

  arrow(step: 1 | -1): void {
    if (this.#state.isOpen) this.#dispatch({ type: 'moved', step });
    else this.#update();
  }

  enter(keys: HeldKeys = {}): void {
    const { answer, isCurrent } = this.#state;
    const known = isCurrent ? answer : undefined;
    const opens = enterOpens(this.field.text(), known, isChosen(this.#state));
    if (opens === 'chosen') this.#dispatch({ type: 'opened', which: 'active', keys });
    if (opens === 'first') this.#dispatch({ type: 'opened', which: 'first', keys });
    if (opens !== 'waits') return;
    this.session.resume();
    if (!this.#state.isCurrent) this.#update();
    if (!this.session.failed) this.#dispatch({ type: 'waited' });
  }

  /** The pointer is at a stop, or below the rows. */
  readonly point = (stop = this.#state.active): void => {
    if (!this.#state.isPointed || this.#state.active !== stop)
      this.#dispatch({ type: 'pointed', stop });
  };

  readonly leave = (): void => this.#dispatch({ type: 'left' });

  readonly close = (): void => {
    this.#isIdle = false;
    this.#questions.drop();
    if (this.#state !== CLOSED) this.#dispatch({ type: 'closed' });
  };

  retry(): void {
    this.session.retry();
    this.#update();
  }

  /**
   * The field is empty: offers earlier searches and first pages, as soon as the manifest is loaded.
   */
  #rest(active?: number): void {
    this.close();
    this.#isIdle = true;
    const idle = this.#place.idleRows();
    const scope = this.#place.scope();
    if (idle.length > 0) this.#dispatch({ type: 'rested', idle, scope, active });
  }

  #update(typedAt?: number): void {
    const text = this.field.text();
    if (text.trim() === '') return this.#rest();
    this.#isIdle = false;
    this.#questions.expect(text, typedAt);
    this.#dispatch({ type: 'asked', isFailing: this.session.failed });
    if (this.session.failed) return this.#questions.stopWaiting();
    this.#questions.ask(text, this.#place.scope);
  }

  #show(answer: SearchAnswer): void {
    if (this.session.manifest && this.field.isInUse())
      this.#dispatch({
        type: 'answered',
        answer: { ...answer, sections: this.#place.sections(answer) },
        scope: this.#place.scope(),
        isFailing: this.session.failed,
      });
  }

  /** The manifest is loaded, or something has failed: what was typed meanwhile is searched now. */
  #changed(): void {
    const isAsking = this.field.isInUse() && this.field.text().trim() !== '';
    if (this.session.failed) {
      this.#questions.stopWaiting();
      if (isAsking) this.#dispatch({ type: 'failed' });
    } else if (!this.session.manifest) return;
    else if (isAsking && !this.#state.isCurrent) this.#update();
    else if (this.#isIdle && this.field.isInUse() && !this.#state.isOpen) this.#rest();
    else this.session.prepare(this.#place.scope);
  }

  #dispatch(event: BoxEvent): void {
    this.#state = boxReducer(this.#state, event);
    this.#listeners.tell();
  }
}
