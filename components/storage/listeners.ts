/** Those whom a store calls when it changes: the `subscribe` of `useSyncExternalStore`. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Returns a function that takes the listener away. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  readonly tell = (): void => {
    for (const listener of this.#all) listener();
  };

  get isEmpty(): boolean {
    return this.#all.size === 0;
  }
}
