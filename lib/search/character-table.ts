import { isString } from './guards.ts';
import { toTraditional } from './query.ts';
import { isIdeographic } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The table from Simplified characters to those of the index. It is loaded when a query may need it. */
export class CharacterTable {
  /** File of the table; undefined when the index has none. */
  name?: string;
  #table?: ReadonlyMap<string, string>;
  #state: 'unloaded' | 'loading' | 'loaded' | 'failed' = 'unloaded';

  get isLoading(): boolean {
    return this.#state === 'loading';
  }

  /** A query as the index spells it, as soon as the table is loaded. */
  convert(text: string): string {
    return this.#table ? toTraditional(text, this.#table) : text;
  }

  /** After a failure the table may be loaded again. */
  allowRetry(): void {
    if (this.#state === 'failed') this.#state = 'unloaded';
  }

  /** The file to load for a query: it has an ideograph that the index does not have, which may be a Simplified one. */
  wantedBy(text: string, vocabulary: Vocabulary): string | undefined {
    if (this.#state !== 'unloaded') return undefined;
    const isUnknown = (character: string): boolean =>
      isIdeographic(character) &&
      vocabulary.pagesWith(character) === 0 &&
      !vocabulary.hasPrefix(character);
    return Array.from(text).some(isUnknown) ? this.name : undefined;
  }

  /** @throws Error when the file cannot be loaded or read */
  async load(file: Promise<unknown>): Promise<void> {
    this.#state = 'loading';
    try {
      this.#table = readTable(await file);
      this.#state = 'loaded';
    } catch (error) {
      this.#state = 'failed';
      throw error;
    }
  }
}

/** The file is one text: each Simplified character, and the Traditional one after it. */
function readTable(file: unknown): ReadonlyMap<string, string> {
  if (!isString(file)) throw new TypeError('The table of Simplified characters cannot be read.');
  const characters = Array.from(file);
  return new Map(
    characters.flatMap((character, index) =>
      index % 2 === 0 ? [[character, characters[index + 1] ?? character] as const] : [],
    ),
  );
}
