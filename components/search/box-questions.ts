import type { SearchAnswer } from '@/lib/search/protocol.ts';
import { AnswerHold } from './answer-hold.ts';
import { wideningDelay } from './other-sections.ts';
import type { SearchScope } from './question.ts';
import type { SearchSession } from './session.ts';

/** How many pages are suggested, and the length of their passages in characters. */
const LIMIT = 8;
const PASSAGE_LENGTH = 50;
/** The loading sign is shown when an answer takes longer, in ms. */
const LOADING_SIGN_DELAY = 120;
/** How many pages of other sections are offered. */
const ELSEWHERE = 3;

/** The questions of the box: what is asked, which answers are shown, and when waiting is shown. */
export class BoxQuestions {
  #slow?: ReturnType<typeof setTimeout>;
  #widening?: ReturnType<typeof setTimeout>;
  readonly #hold: AnswerHold;

  /**
   * @param show takes the answers that are worth showing
   * @param setSlow called when an answer is slow, and when it need not be waited for any more
   */
  constructor(
    readonly session: SearchSession,
    show: (answer: SearchAnswer) => void,
    readonly setSlow: (isSlow: boolean) => void,
  ) {
    this.#hold = new AnswerHold(({ loading }) => !loading, show);
  }

  /**
   * Waits for an answer. The same text again, as after a failure, goes on waiting.
   * @param typedAt when the text was typed, if that was before
   */
  expect(text: string, typedAt?: number): void {
    this.#hold.ask(text, typedAt);
    this.#slow ??= setTimeout(() => this.setSlow(true), LOADING_SIGN_DELAY);
  }

  ask(text: string, scope: () => SearchScope): void {
    this.#stay();
    this.session.ask(
      { text, scope, limit: LIMIT, passageLength: PASSAGE_LENGTH, elsewhere: ELSEWHERE },
      this.#receive,
    );
  }

  stopWaiting(): void {
    clearTimeout(this.#slow);
    this.#slow = undefined;
    this.setSlow(false);
  }

  /** No answer is needed any more. */
  drop(): void {
    this.#stay();
    this.session.forget(this.#receive);
    this.#hold.drop();
    this.stopWaiting();
  }

  /** Answers may come faster than the screen can show them: only the newest counts. */
  readonly #receive = (answer: SearchAnswer): void => {
    if (!answer.loading) this.stopWaiting();
    const delay = wideningDelay(answer, this.#hold.waited);
    if (delay !== undefined) this.#widening ??= setTimeout(() => this.session.widen(), delay);
    this.#hold.receive(answer);
  };

  #stay(): void {
    clearTimeout(this.#widening);
    this.#widening = undefined;
  }
}
