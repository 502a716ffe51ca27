import { isString } from '@/lib/text/guards.ts';
import type { Synonyms } from './synonyms.ts';
import { isIdeographic } from './tokenize.ts';

/**
 * The files with synonyms: one for every query, one for queries with ideographs where the index has
 * none.
 */
export class SynonymFiles {
  synonyms?: string;
  foreign?: string;

  constructor(readonly target: Synonyms) {}

  /** The files that a query needs. */
  wantedBy(text: string): string[] {
    const foreign = Array.from(text).some(isIdeographic) ? this.foreign : undefined;
    return [this.synonyms, foreign].flatMap((name) => name ?? []);
  }

  /** @throws TypeError when the content is not that of such a file */
  readonly read = (lines: unknown): void => {
    if (!isString(lines)) throw new TypeError('The table of synonyms cannot be read.');
    this.target.add(lines);
  };
}
