import { firstGroup } from '@/lib/build/search/manifest-files.ts';
import { SearchEngine } from '@/lib/search/engine.ts';
import { decodeShard } from '@/lib/search/index-part.ts';
import type { Corpus } from './corpus.ts';
import type { BenchQuery } from './queries.ts';

/**
 * How many queries have a row before anything but the list of files has come: the part of the index
 * that comes with it finds a page. Others wait for another round trip.
 * @returns shares from 0 to 1, where the query is asked in the section of its answer, and where it is
 *   asked on the home page
 */
export function firstPartShares(
  { index: { manifest, files } }: Pick<Corpus, 'index'>,
  queries: readonly BenchQuery[],
): { inSection: number; atHome: number } {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  const engines = new Map<string, SearchEngine>();
  const finds = (place: string, text: string): boolean => {
    const first = firstGroup(manifest, place);
    const name = first?.shards[0] ?? '';
    const engine = engines.get(name) ?? new SearchEngine();
    if (!engines.has(name))
      engine.add(decodeShard(JSON.parse(texts.get(name) ?? '')), first?.group ?? '');
    engines.set(name, engine);
    return engine.search(text, { limit: 1 }).total > 0;
  };
  const share = (found: (query: BenchQuery) => boolean): number =>
    queries.filter(found).length / queries.length;
  return {
    inSection: share(({ text, pages }) => finds(pages[0]?.slice(1) ?? '', text)),
    atHome: share(({ text }) => finds('', text)),
  };
}
