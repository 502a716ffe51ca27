import type { SearchAnswer } from '@/lib/search/protocol.ts';
import { holdBack } from './steady.ts';

/** An answer that comes so soon after the last one waits for a still newer one, in ms. */
const BREATH = 16;

/** Holds answers back until it is time to show them: of those that come meanwhile, the newest one counts. */
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

  /** A question is asked. The same one again, as after a failure, does not make the reader wait anew. */
  ask(question: string): void {
    if (question !== this.#question) this.#askedAt = performance.now();
    this.#question = question;
    clearTimeout(this.#timer);
  }

  receive(answer: SearchAnswer): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    const wait = Math.max(
      holdBack(this.isEnough(answer), now - this.#askedAt),
      this.#shownAt + BREATH - now,
    );
    const show = () => {
      this.#shownAt = performance.now();
      this.show(answer);
    };
    // Not with the next frame: drawing it and being drawn, in one task, would keep the next letter waiting.
    if (wait > 0) this.#timer = setTimeout(show, wait);
    else show();
  }

  /** Nobody waits any more. */
  drop(): void {
    this.#question = undefined;
    clearTimeout(this.#timer);
  }
}
