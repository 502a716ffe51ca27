/** Faster navigations show no bar, in ms. */
const DELAY = 200;
/** How often to look whether the last bar has gone, in ms. */
const AGAIN = 50;

/** Loads what draws the bar. */
export const loadDrawnBar = () => import('./drawn-bar.ts');

/** The progress bar of a navigation. */
export class ProgressBar {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #end: (() => void) | undefined;

  constructor(readonly label: string) {}

  /** Call when a navigation to another path starts. */
  start(): void {
    this.#drawAfter(DELAY);
  }

  /** Call when the page has been rendered, or the navigation was canceled. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#end?.();
    this.#end = undefined;
  }

  #drawAfter(delay: number): void {
    clearTimeout(this.#timer);
    const timer = setTimeout(() => void this.#draw(timer), delay);
    this.#timer = timer;
  }

  async #draw(timer: ReturnType<typeof setTimeout>): Promise<void> {
    // A navigation without a bar is a navigation all the same.
    const drawn = await loadDrawnBar().catch(() => undefined);
    if (this.#timer !== timer || !drawn) return;
    // The last bar would take this one with it.
    if (drawn.isFading()) this.#drawAfter(AGAIN);
    else this.#end = drawn.drawBar(this.label);
  }
}
