import type { SearchAnswer } from '@/lib/search/protocol.ts';
import { AnswerHold } from './answer-hold.ts';
import {
  boxReducer,
  CLOSED,
  isChosen,
  type BoxEvent,
  type BoxState,
  type HeldKeys,
} from './box-state.ts';
import { pathBelowHome, scopeAt } from './place.ts';
import type { SearchSession } from './session.ts';
import { enterOpens } from './steady.ts';

/** How many pages are suggested, and the length of their passages in characters. */
const LIMIT = 8;
const PASSAGE_LENGTH = 50;
/** The loading sign is shown when an answer takes longer, in ms. */
const LOADING_SIGN_DELAY = 120;

/** The current state of the input field. */
export interface BoxField {
  text: () => string;
  /** The field has the focus, and no input method is composing. */
  isInUse: () => boolean;
}

/** The logic of the search box: handles input, queries the session, and keeps the state that components show. */
export class BoxStore {
  #state = CLOSED;
  #slow?: ReturnType<typeof setTimeout>;
  readonly #listeners = new Set<() => void>();
  readonly #hold = new AnswerHold(
    ({ loading }) => !loading,
    (answer) => this.#show(answer),
  );

  /** @param searchPage path of the locale's search page, with the base path */
  constructor(
    readonly session: SearchSession,
    readonly field: BoxField,
    readonly searchPage: string,
  ) {}

  readonly getState = (): BoxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts the box and searches for the text of the field. Returns a function that stops it. */
  start(): () => void {
    const unsubscribe = this.session.subscribe(() => this.#changed());
    this.prepare();
    if (this.field.isInUse()) this.#update();
    return () => {
      unsubscribe();
      this.close();
    };
  }

  /** Loads the index for the current page. */
  prepare(): void {
    if (this.session.failed) this.session.retry();
    this.session.prepare(this.#scope);
  }

  focused(): void {
    this.prepare();
    if (this.field.text().trim() !== '') this.#update();
  }

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
    const opens = enterOpens(
      this.field.text(),
      isCurrent ? answer : undefined,
      isChosen(this.#state),
    );
    if (opens === 'chosen') this.#dispatch({ type: 'opened', which: 'active', keys });
    if (opens === 'first') this.#dispatch({ type: 'opened', which: 'first', keys });
    if (opens !== 'waits') return;
    this.session.resume();
    if (!this.#state.isCurrent) this.#update();
    if (!this.session.failed) this.#dispatch({ type: 'waited' });
  }

  readonly point = (stop: number): void => {
    if (!this.#state.isPointed || this.#state.active !== stop)
      this.#dispatch({ type: 'pointed', stop });
  };

  readonly leave = (): void => this.#dispatch({ type: 'left' });

  readonly close = (): void => {
    this.session.forget(this.#receive);
    this.#hold.drop();
    this.#stopWaiting();
    if (this.#state !== CLOSED) this.#dispatch({ type: 'closed' });
  };

  retry(): void {
    this.session.retry();
    this.#update();
  }

  readonly #scope = () =>
    scopeAt(this.session.manifest, pathBelowHome(this.searchPage, location.pathname));

  #update(): void {
    const text = this.field.text();
    if (text.trim() === '') return this.close();
    this.#hold.ask(text);
    this.#slow ??= setTimeout(() => this.#dispatch({ type: 'slow' }), LOADING_SIGN_DELAY);
    this.#dispatch({ type: 'asked', isFailing: this.session.failed });
    if (this.session.failed) return this.#stopWaiting();
    this.session.ask(
      { text, scope: this.#scope, limit: LIMIT, passageLength: PASSAGE_LENGTH },
      this.#receive,
    );
  }

  /** Answers may come faster than the screen can show them: only the newest counts. */
  readonly #receive = (answer: SearchAnswer): void => {
    if (!answer.loading) this.#stopWaiting();
    this.#hold.receive(answer);
  };

  #show(answer: SearchAnswer): void {
    if (this.session.manifest && this.field.isInUse())
      this.#dispatch({
        type: 'answered',
        answer,
        scope: this.#scope(),
        isFailing: this.session.failed,
      });
  }

  #stopWaiting(): void {
    clearTimeout(this.#slow);
    this.#slow = undefined;
    if (this.#state.isSlow) this.#dispatch({ type: 'arrived' });
  }

  /** The manifest is loaded, or something has failed: what was typed meanwhile is searched now. */
  #changed(): void {
    const isAsking = this.field.isInUse() && this.field.text().trim() !== '';
    if (this.session.failed) {
      this.#stopWaiting();
      if (isAsking) this.#dispatch({ type: 'failed' });
    } else if (!this.session.manifest) return;
    else if (isAsking && !this.#state.isCurrent) this.#update();
    else this.session.prepare(this.#scope);
  }

  #dispatch(event: BoxEvent): void {
    this.#state = boxReducer(this.#state, event);
    for (const listener of this.#listeners) listener();
  }
}
