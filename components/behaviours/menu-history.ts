const MARK = 'portalMenu';

/** Whether this is the state of the entry that an open mobile menu adds to the history. */
export const isMenuEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;

/**
 * Lets the browser's Back close the mobile menu instead of leaving the page: an open menu has an entry of its own, with
 * the same address, which goes when the menu closes. A link chosen in the menu takes the entry's place.
 */
export class MenuHistory {
  #open = false;
  /** Our own step back is under way. */
  #returning = false;

  /** @param closed is called when Back has closed the menu */
  constructor(
    readonly window: Window,
    readonly closed: () => void,
  ) {}

  /** Starts listening; the returned function ends it. */
  start(): () => void {
    const controller = new AbortController();
    // Before the router's listener: it takes no notice of steps that only concern the menu.
    this.window.addEventListener('popstate', (event) => this.#popped(event), { signal: controller.signal, capture: true });
    // The page was loaded anew while its menu was open.
    if (isMenuEntry(this.window.history.state)) this.#back();
    return () => controller.abort();
  }

  opened(): void {
    if (this.#open) return;
    this.#open = true;
    if (!this.#returning) this.#push();
  }

  /** @param leaving a link was chosen: its page takes the place of the entry */
  left(leaving: boolean): void {
    if (!this.#open) return;
    this.#open = false;
    if (!leaving && !this.#returning && isMenuEntry(this.window.history.state)) this.#back();
  }

  #push(): void {
    const { history } = this.window;
    // With the router's own state, which it needs when it comes back here.
    history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
  }

  #back(): void {
    this.#returning = true;
    this.window.history.back();
  }

  #popped(event: PopStateEvent): void {
    if (this.#returning) {
      this.#returning = false;
      event.stopImmediatePropagation();
      if (this.#open) this.#push();
    } else if (this.#open && !isMenuEntry(event.state)) {
      event.stopImmediatePropagation();
      this.#open = false;
      this.closed();
    } else if (!this.#open && isMenuEntry(event.state)) {
      // Forward, to where a menu was open.
      event.stopImmediatePropagation();
      this.#back();
    }
  }
}
