import { loadVisibly, type LoadPlace } from './loading.ts';

/**
 * Where the states of a page are shown that cannot be loaded: over the page that is left, below the navbar. What lies
 * beneath cannot be reached meanwhile.
 */
export class PagePlace implements LoadPlace {
  /** The page that is held back, and the one that the reader asked for last. */
  #held: string | undefined;
  #wanted: string | undefined;

  constructor(readonly document: Document) {}

  /** Loads visibly what has just failed. */
  async hold<Result>(path: string, error: unknown, load: () => Promise<Result>): Promise<Result> {
    let known = true;
    this.#held = this.#wanted = path;
    const result = await loadVisibly(this.document, this, () => {
      if (!known) return load();
      known = false;
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    });
    this.#held = undefined;
    return result;
  }

  show(state: HTMLElement): void {
    this.#element?.replaceChildren(state);
    this.#toggle(this.#wanted === this.#held);
    // Whatever had the focus is out of reach now.
    if (this.#wanted === this.#held) state.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Only its content: the page that is left does not come back for a moment between two attempts. */
  clear(): void {
    this.#element?.replaceChildren();
  }

  /**
   * A navigation has begun: the place is left for another page, and comes back when the reader asks for the one that is
   * held, since the router still waits for it.
   * @returns whether it is that one
   */
  begin(path: string): boolean {
    this.#wanted = path;
    const same = this.#held === path;
    this.#toggle(same);
    return same;
  }

  /** A page has arrived. */
  leave(): void {
    this.#wanted = undefined;
    this.#toggle(false);
  }

  get #element(): HTMLElement | null {
    return this.document.querySelector<HTMLElement>('[data-page-load]');
  }

  #toggle(shown: boolean): void {
    const element = this.#element;
    if (element) element.hidden = !shown;
    for (const beneath of this.document.querySelectorAll<HTMLElement>('main, #docs-sidebar, [data-hide-bar], footer')) beneath.inert = shown;
  }
}
