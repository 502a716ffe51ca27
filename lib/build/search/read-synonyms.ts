import { readWordLists } from './read-word-lists.ts';

/** A word of the manuals and what readers type for it. */
export interface SynonymEntry {
  word: string;
  typed: string[];
  /** Its place, as messages name it: `content/synonyms.en.yaml:12`. */
  place: string;
}

/**
 * The synonyms of a locale: `content/synonyms.<locale>.yaml`, whose keys are words of the manuals.
 * @throws Error with file, line and remedy when the file has another form
 */
export const readSynonyms = (content: string, locale: string): SynonymEntry[] =>
  readWordLists(content, `synonyms.${locale}.yaml`, 'word of the manuals: [other, words]').map(
    ({ key, words, place }) => ({ word: key, typed: words, place }),
  );
