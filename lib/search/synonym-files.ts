import { isString } from './guards.ts';
import type { Synonyms } from './synonyms.ts';
import { isIdeographic } from './tokenize.ts';

/** The files with synonyms: one for every query, one for queries with ideographs where the index has none. */
export class SynonymFiles {
  synonyms?: string;
  foreign?: string;
  readonly #states = new Map<string, 'loading' | 'loaded' | 'failed'>();

  constructor(readonly target: Synonyms) {}

  get isLoading(): boolean {
    return [...this.#states.values()].includes('loading');
  }

  /** After a failure the files may be loaded again. */
  allowRetry(): void {
    for (const [name, state] of this.#states) if (state === 'failed') this.#states.delete(name);
  }

  /** The files to load for a query. */
  wantedBy(text: string): string[] {
    const foreign = Array.from(text).some(isIdeographic) ? this.foreign : undefined;
    return [this.synonyms, foreign].flatMap((name) =>
      name === undefined || this.#states.has(name) ? [] : [name],
    );
  }

  /** @throws Error when the file cannot be loaded or read */
  async load(name: string, file: Promise<unknown>): Promise<void> {
    this.#states.set(name, 'loading');
    try {
      const lines = await file;
      if (!isString(lines)) throw new TypeError('The table of synonyms cannot be read.');
      this.target.add(lines);
      this.#states.set(name, 'loaded');
    } catch (error) {
      this.#states.set(name, 'failed');
      throw error;
    }
  }
}
