import type { SearchAnswer } from '@/lib/search/protocol.ts';
import { holdBack } from './steady.ts';

/** The least time between two shown answers, in ms. */
const MIN_INTERVAL = 16;

/** Delays answers that a better one will follow soon. Only the newest answer is shown. */
export class AnswerHold {
  #question?: string;
  #askedAt = 0;
  #shownAt = 0;
  #timer?: ReturnType<typeof setTimeout>;

  /** @param isEnough whether an answer is worth showing at once */
  constructor(
    readonly isEnough: (answer: SearchAnswer) => boolean,
    readonly show: (answer: SearchAnswer) => void,
  ) {}

  /**
   * A question was asked. The same question again, as after a failure, does not restart the delay.
   * @param at when the reader asked it
   */
  ask(question: string, at = performance.now()): void {
    if (question !== this.#question) this.#askedAt = at;
    this.#question = question;
    clearTimeout(this.#timer);
  }

  /** How long ago the reader asked, in ms. */
  get waited(): number {
    return performance.now() - this.#askedAt;
  }

  receive(answer: SearchAnswer): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    const wait = Math.max(
      holdBack(this.isEnough(answer), this.waited),
      this.#shownAt + MIN_INTERVAL - now,
    );
    const show = () => {
      this.#shownAt = performance.now();
      this.show(answer);
    };
    // Not in an animation frame: rendering and painting in one task would delay the next letter.
    if (wait > 0) this.#timer = setTimeout(show, wait);
    else show();
  }

  /** The answer is no longer needed. */
  drop(): void {
    this.#question = undefined;
    clearTimeout(this.#timer);
  }
}
