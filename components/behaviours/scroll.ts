import { hashTarget } from './hash-target.ts';

/** How long a hash target or a page tall enough is waited for, in ms. */
const PATIENCE = 1000;

/** What brought the reader to the page at hand. */
type Arrival = 'load' | 'push' | 'traverse';

/**
 * Where a page is scrolled to after a navigation: to the hash, else to the top, and on back and forward to where the
 * reader was. The first load is the browser's business.
 */
export class ScrollKeeper {
  readonly #positions = new Map<string, number>();
  #arrival: Arrival = 'load';
  #restoring = false;
  #timer = 0;

  constructor(readonly window: Window) {}

  /** Starts listening; the returned function ends it. */
  start(): () => void {
    const controller = new AbortController();
    const { signal } = controller;
    this.window.addEventListener('scroll', () => this.#restoring || this.#positions.set(this.#entry(), this.window.scrollY), { signal, passive: true });
    // The address changes at once, the page a little later: until then what scrolls is still the old page.
    this.window.addEventListener('popstate', () => this.begin('traverse'), { signal });
    return () => controller.abort();
  }

  /** A navigation has begun. */
  begin(arrival: Arrival): void {
    this.#arrival = arrival;
    this.#restoring = arrival === 'traverse';
  }

  /** The new page is in the document. */
  arrived(): void {
    const arrival = this.#arrival;
    this.#arrival = 'load';
    this.window.clearTimeout(this.#timer);
    if (arrival === 'push') {
      const id = hashTarget(this.window.location.hash);
      if (id === undefined) this.window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      else this.#until(() => this.#toElement(id));
    } else if (arrival === 'traverse') {
      const top = this.#positions.get(this.#entry());
      if (top !== undefined) this.#until(() => this.#to(top), () => (this.#restoring = false));
      else this.#restoring = false;
    }
  }

  #toElement(id: string): boolean {
    const element = this.window.document.getElementById(id);
    element?.scrollIntoView({ behavior: 'instant' });
    return element !== null;
  }

  #to(top: number): boolean {
    this.window.scrollTo({ top, left: 0, behavior: 'instant' });
    return Math.abs(this.window.scrollY - top) < 2;
  }

  /** Tries until it works or patience ends: content may arrive after the page. */
  #until(attempt: () => boolean, done: () => void = () => undefined, since = this.window.performance.now()): void {
    if (attempt() || this.window.performance.now() - since > PATIENCE) return done();
    this.#timer = this.window.setTimeout(() => this.#until(attempt, done, since), 50);
  }

  /** Names the history entry; where the browser does not name entries, the address has to do. */
  #entry(): string {
    const { navigation } = this.window as { navigation?: { currentEntry?: { key: string } } };
    return navigation?.currentEntry?.key ?? this.window.location.href;
  }
}
