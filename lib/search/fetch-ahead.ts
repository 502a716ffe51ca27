import type { ToWorker } from './protocol.ts';

/** How many parts of the index are requested before the search is loaded. */
const PARTS = 2;
/** The pause between them, in ms: on a slow line the first one should come alone. */
const PAUSE = 150;

/** Requests the first parts of the index until the search does. No file is requested twice. */
export class FetchAhead {
  readonly #responses = new Map<string, Promise<Response>>();
  #folder = '';
  #isOver = false;

  /**
   * @param request fetches a file
   * @param after calls a function after some ms
   */
  constructor(
    readonly request: (url: string) => Promise<Response>,
    readonly after: (milliseconds: number, then: () => void) => void,
  ) {}

  /** Takes note of a message from the page: the folder, and the parts that are wanted first. */
  receive(message: ToWorker): void {
    if (message.type === 'open') this.#folder = message.folder;
    if (message.type !== 'load' || this.#isOver || this.#responses.size > 0) return;
    message.parts.slice(0, PARTS).forEach(({ name }, index) => {
      const begin = () => this.#begin(this.#folder + name);
      if (index === 0) begin();
      else this.after(index * PAUSE, begin);
    });
  }

  /** A file of the search: what was requested ahead, or a new request. */
  take(url: string): Promise<Response> {
    this.#isOver = true;
    const response = this.#responses.get(url) ?? this.request(url);
    this.#responses.delete(url);
    return response;
  }

  #begin(url: string): void {
    if (this.#isOver) return;
    const response = this.request(url);
    // Whoever takes it handles a failure; until then it must not count as unhandled.
    response.catch(() => undefined);
    this.#responses.set(url, response);
  }
}
