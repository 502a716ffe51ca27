import { characterPairs } from '@/lib/search/character-table.ts';
import { toTraditional } from '@/lib/search/query.ts';
import { fold } from '@/lib/search/tokenize.ts';
import type { SynonymEntry } from './read-synonyms.ts';

/**
 * The published table: on each line a word of the manuals and what readers type for it, with tabs
 * between them. Queries are spelled as the index before they are looked up, so a word in Simplified
 * characters is the same as in Traditional ones.
 * @param table pairs of characters, from Simplified to those of the index
 */
export function synonymLines(synonyms: readonly SynonymEntry[], table: string): string {
  const pairs = characterPairs(table);
  const spelled = (text: string): string => fold(toTraditional(text, pairs)).replace(/\s+/g, ' ');
  return synonyms
    .map(({ word, typed }) => {
      const own = spelled(word);
      const others = new Set(typed.map(spelled).filter((text) => text !== own));
      return [word, ...others].join('\t');
    })
    .join('\n');
}
