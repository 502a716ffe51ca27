/**
 * Loads files, each once: parts of the page that a reader may ask for more than once. A file that
 * could not be loaded is tried again by the next call.
 */
export class LoadOnce<T> {
  readonly #loading = new Map<string, Promise<T>>();
  readonly #loaded = new Map<string, T>();

  /** @param read fetches a file; rejects if it cannot */
  constructor(private readonly read: (address: string) => Promise<T>) {}

  /**
   * What a file has: the same promise for every caller.
   * @throws if the file cannot be loaded
   */
  load(address: string): Promise<T> {
    const known = this.#loading.get(address);
    if (known) return known;
    const file = this.read(address);
    this.#loading.set(address, file);
    file.then(
      (value) => this.#loaded.set(address, value),
      () => this.forget(address),
    );
    return file;
  }

  /** What a file has, if it has been loaded. */
  loaded(address: string): T | undefined {
    return this.#loaded.get(address);
  }

  /** The next call loads the file again. */
  forget(address: string): void {
    this.#loading.delete(address);
    this.#loaded.delete(address);
  }
}
