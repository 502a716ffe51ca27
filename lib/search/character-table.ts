import { isString } from '@/lib/text/guards.ts';
import { toTraditional } from './query.ts';
import { isIdeographic } from './tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The table from Simplified characters to those of the index. It is loaded when a query may need
 * it.
 */
export class CharacterTable {
  /** File of the table; undefined when the index has none. */
  name?: string;
  #table?: ReadonlyMap<string, string>;
  /** By a character, others that Simplified texts write alike. */
  readonly otherForms = new Map<string, string[]>();

  /** A query as the index spells it, as soon as the table is loaded. */
  convert(text: string): string {
    return this.#table ? toTraditional(text, this.#table) : text;
  }

  /**
   * The file that a query needs: it has an ideograph that the index does not have, which may be a
   * Simplified one.
   */
  wantedBy(text: string, vocabulary: Vocabulary): string[] {
    if (this.name === undefined) return [];
    const isUnknown = (character: string): boolean =>
      isIdeographic(character) &&
      vocabulary.pagesWith(character) === 0 &&
      !vocabulary.hasPrefix(character);
    return Array.from(text).some(isUnknown) ? [this.name] : [];
  }

  /** @throws TypeError when the content is not that of such a file */
  readonly read = (file: unknown): void => {
    if (!isString(file)) throw new TypeError('The table of Simplified characters cannot be read.');
    this.#table = characterPairs(file);
    const characters = Array.from(file.split(' ')[1] ?? '');
    for (let at = 0; at + 1 < characters.length; at += 2) {
      const [from = '', to = ''] = characters.slice(at, at + 2);
      this.otherForms.set(from, [...(this.otherForms.get(from) ?? []), to]);
    }
  };
}

/** The table begins with each Simplified character, and the Traditional one after it. */
export function characterPairs(table: string): ReadonlyMap<string, string> {
  const characters = Array.from(table.split(' ')[0] ?? '');
  return new Map(
    characters.flatMap((character, index) =>
      index % 2 === 0 ? [[character, characters[index + 1] ?? character] as const] : [],
    ),
  );
}
