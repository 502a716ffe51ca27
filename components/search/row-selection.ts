/** Which row of the suggestions is active, and whether the reader has made it so. */
export class RowSelection {
  #active = -1;
  /** The pointer has moved to a row and is still there. */
  #isPointed = false;
  /** Address of the row that the reader has chosen with the arrows, null for none: it stays chosen when the list is made anew. */
  #chosen?: string | null;

  /** @param left called when the pointer leaves the rows */
  constructor(
    readonly field: HTMLElement,
    readonly panel: HTMLElement,
    list: HTMLElement,
    left: () => void,
  ) {
    for (const type of ['pointermove', 'pointerdown']) list.addEventListener(type, ({ target }) => this.#point(target));
    list.addEventListener('pointerleave', () => {
      if (!this.#isPointed) return;
      this.#isPointed = false;
      left();
    });
  }

  /** The reader has gone to a row, by the pointer or by an arrow key. */
  get isChosen(): boolean {
    return this.#active >= 0 && (this.#isPointed || typeof this.#chosen === 'string');
  }

  /** The reader is about to press a row, so that none may move. */
  get isHeld(): boolean {
    return this.#isPointed || this.#chosen === null || (this.#chosen !== undefined && this.#place(this.#chosen) >= 0);
  }

  /** The rows are others now: they answer another text. Where the pointer lies says nothing about them. */
  letGo(): void {
    this.#isPointed = false;
  }

  clear(): void {
    this.#isPointed = false;
    this.#chosen = undefined;
    this.#activate(-1);
  }

  /**
   * After the list has been made anew: what the reader has chosen stays so.
   * @param first whether the first row is chosen where the reader has chosen nothing
   */
  keep(first: boolean): void {
    const kept = this.#isPointed ? this.#active : this.#place(this.#chosen);
    this.#activate(kept >= 0 ? kept : first && this.#chosen !== null ? 0 : -1);
  }

  /** One row on or back; between the last and the first there is a place where none is chosen. */
  move(step: 1 | -1): void {
    this.#isPointed = false;
    const stops = this.#stops();
    const places = stops.length + 1;
    this.#activate(((this.#active + 1 + step + places) % places) - 1);
    this.#chosen = stops[this.#active]?.getAttribute('href') ?? null;
    stops[this.#active]?.scrollIntoView({ block: 'nearest' });
  }

  pressActive(event?: KeyboardEvent): void {
    this.#press(this.#active, event);
  }

  pressFirst(event?: KeyboardEvent): void {
    this.#press(0, event);
  }

  #press(index: number, { ctrlKey, metaKey, shiftKey }: Partial<KeyboardEvent> = {}): void {
    this.#stops()[index]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
  }

  #point(target: EventTarget | null): void {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    const index = row ? this.#stops().indexOf(row) : -1;
    if (index < 0) return;
    this.#isPointed = true;
    this.#chosen = undefined;
    if (index !== this.#active) this.#activate(index);
  }

  #place = (href: string | null | undefined): number => this.#stops().findIndex((stop) => stop.getAttribute('href') === href);

  /** The rows, and the link to all results below them. */
  #stops(): HTMLElement[] {
    return [...this.panel.querySelectorAll<HTMLElement>('[data-row], [data-search-all]')];
  }

  #activate(index: number): void {
    this.#active = index;
    this.#stops().forEach((stop, place) => {
      if (stop.dataset.row !== undefined) stop.setAttribute('aria-selected', String(place === index));
      else stop.toggleAttribute('data-active', place === index);
    });
    const id = this.#stops()[index]?.id;
    if (id) this.field.setAttribute('aria-activedescendant', id);
    else this.field.removeAttribute('aria-activedescendant');
  }
}
