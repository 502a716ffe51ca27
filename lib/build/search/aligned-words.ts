import type { PageRecord } from '@/lib/search/records.ts';
import type { FoundPage } from './page-records.ts';
import { isLatin } from './foreign-words.ts';
import type { SynonymEntry } from './read-synonyms.ts';

/** Longer titles are sentences, which nobody types as they are written. */
const MAX_CHARACTERS = 10;

/**
 * What the pages of another language call things: a translation has the same keywords in the same
 * order. Only pairs of a text in Latin script and one in another script count. (Headings would
 * double the file, and find nothing more.)
 * @param source pages of the language in Latin script
 * @param translated the same pages in the other language
 * @returns what readers of the other language type, by the words of `source`
 */
export function alignedWords(
  source: readonly FoundPage[],
  translated: readonly FoundPage[],
): SynonymEntry[] {
  const originals = new Map(source.map(({ page, record }) => [page.path, record]));
  const typed = new Map<string, Set<string>>();
  for (const { page, record } of translated) {
    const original = originals.get(page.path);
    for (const [word, other] of original ? pairsOf(original, record) : []) {
      if (!isLatin(word) || isLatin(other) || Array.from(other).length > MAX_CHARACTERS) continue;
      typed.set(word, (typed.get(word) ?? new Set()).add(other));
    }
  }
  return [...typed].map(([word, others]) => ({ word, typed: [...others], place: '' }));
}

const pairsOf = (source: PageRecord, translation: PageRecord): [string, string][] => [
  [source.title, translation.title],
  ...inPairs(source.keywords, translation.keywords),
];

/** Lists of other lengths are not parallel. */
const inPairs = (a: readonly string[], b: readonly string[]): [string, string][] =>
  a.length === b.length ? a.map((text, at) => [text, b[at] ?? '']) : [];
