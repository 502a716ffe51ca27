import type { SynonymEntry } from './read-synonyms.ts';

const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u;

/** Whether a text has letters of Latin script only. */
export const isLatin = (text: string): boolean => LATIN.test(text);

/**
 * From the synonyms of a language with another script: its words, and the words in Latin script
 * that readers type for them. With these the site in a language of Latin script answers 閘道器 as
 * well.
 */
export const foreignWords = (entries: readonly SynonymEntry[]): SynonymEntry[] =>
  entries.flatMap(({ word, typed, place }) => {
    const foreign = [word, ...typed].filter((text) => !isLatin(text));
    return typed
      .filter(isLatin)
      .map((latin) => ({ word: latin, typed: foreign, place }))
      .filter((entry) => entry.typed.length > 0);
  });
