/**
 * Which of the files that a query may need are loaded. After a failure a file may be loaded again.
 */
export class FilesOnDemand {
  readonly #states = new Map<string, 'loading' | 'loaded' | 'failed'>();

  get isLoading(): boolean {
    return [...this.#states.values()].includes('loading');
  }

  /** Whether a file has been asked for. */
  has(name: string): boolean {
    return this.#states.has(name);
  }

  allowRetry(): void {
    for (const [name, state] of this.#states) if (state === 'failed') this.#states.delete(name);
  }

  /**
   * @param read takes what the file has
   * @throws Error when the file cannot be loaded, or what `read` throws
   */
  async load(
    name: string,
    file: Promise<unknown>,
    read: (content: unknown) => void,
  ): Promise<void> {
    this.#states.set(name, 'loading');
    try {
      read(await file);
      this.#states.set(name, 'loaded');
    } catch (error) {
      this.#states.set(name, 'failed');
      throw error;
    }
  }
}
