import { includedFiles } from '@/lib/build/search/manifest-files.ts';
import { CharacterTable } from '@/lib/search/character-table.ts';
import { SearchEngine } from '@/lib/search/engine.ts';
import { decodeShard } from '@/lib/search/index-part.ts';
import type { Corpus } from './corpus.ts';
import type { BenchQuery } from './queries.ts';

/**
 * How many queries have a row before anything but the list of files has come: what comes with it, parts
 * of the index and the table of Simplified characters, finds a page. Others wait for another round
 * trip.
 * @returns shares from 0 to 1, where the query is asked in the section of its answer, and where it is
 *   asked on the home page
 */
export function firstPartShares(
  { index: { manifest, files } }: Pick<Corpus, 'index'>,
  queries: readonly BenchQuery[],
): { inSection: number; atHome: number } {
  const table = new CharacterTable();
  for (const { name, text } of files) if (name === manifest.fold) table.read(JSON.parse(text));
  const engines = new Map<string, SearchEngine>();
  const engineAt = (place: string): SearchEngine => {
    const included = includedFiles(manifest, files, place);
    const key = included.map(({ name }) => name).join();
    const known = engines.get(key);
    if (known) return known;
    const engine = new SearchEngine();
    engine.otherForms = table.otherForms;
    for (const { text, group } of included) engine.add(decodeShard(JSON.parse(text)), group);
    engines.set(key, engine);
    return engine;
  };
  const share = (placeOf: (query: BenchQuery) => string): number =>
    queries.filter(
      (query) => engineAt(placeOf(query)).search(table.convert(query.text), { limit: 1 }).total > 0,
    ).length / queries.length;
  return {
    inSection: share(({ pages }) => pages[0]?.slice(1) ?? ''),
    atHome: share(() => ''),
  };
}
