import { brotliCompressSync } from 'node:zlib';
import type { SitePaths } from '@/lib/site/paths.ts';
import { readCorpora, type Corpus } from './corpus.ts';
import { lunrLocal, minisearch, orama, type BenchEngine } from './engines.ts';
import { firstPartShares } from './first-part.ts';
import { firstShares } from './first-shares.ts';
import { nameQueries } from './names.ts';
import { pagefind } from './pagefind.ts';
import { portalWith } from './portal-engine.ts';
import { line, measureQuality, type QualityFigures } from './quality.ts';
import { isOpen, readQueries } from './queries.ts';
import { requestQueries } from './requests.ts';

const ENGINES: Record<string, (corpus: Corpus) => BenchEngine | Promise<BenchEngine>> = {
  portal: ({ index: { files, manifest } }) => {
    const texts = new Map(files.map(({ name, text }) => [name, text]));
    texts.set('manifest.json', JSON.stringify(manifest));
    return portalWith((name) => texts.get(name) ?? '');
  },
  minisearch,
  orama,
  lunr: lunrLocal,
  pagefind,
};

/**
 * Asks every engine every query, and prints the figures by half and kind.
 * @param engine only this one
 * @param failures prints the queries of half a and of the own list that have no right page first
 */
export async function compareEngines(
  paths: SitePaths,
  { engine, failures }: { engine?: string; failures: boolean },
): Promise<Record<string, QualityFigures[]>> {
  if (engine !== undefined && !(engine in ENGINES))
    throw new Error(`There is no engine "${engine}", only ${Object.keys(ENGINES).join(', ')}.`);
  const results: Record<string, QualityFigures[]> = {};
  for (const corpus of readCorpora(paths)) {
    const { locale } = corpus;
    const queries = [...readQueries('queries', locale), ...readQueries('questions', locale)];
    const lost = queries.flatMap(({ pages }) => pages).filter((page) => !corpus.paths.has(page));
    if (lost.length > 0)
      throw new Error(
        `The queries of ${locale} name pages that do not exist: ${[...new Set(lost)].join(', ')}`,
      );
    console.log(`${locale}  index: ${bytes(corpus)}`);
    const shares = firstPartShares(corpus, queries.filter(isOpen));
    console.log(
      `    a row from the first part: ${shares.inSection.toFixed(3)} in the section, ${shares.atHome.toFixed(3)} on the home page`,
    );
    results[locale] = [];
    for (const [name, make] of Object.entries(ENGINES)) {
      if (engine !== undefined && engine !== name) continue;
      const made = await make(corpus);
      const started = performance.now();
      const figures = await measureQuality(made, queries, locale);
      const each = (performance.now() - started) / queries.length;
      results[locale].push(...figures);
      for (const half of figures) print(locale, half, failures);
      console.log(`  ${each.toFixed(1)} ms per query with its passages`);
      const asked = { requests: requestQueries(corpus), names: nameQueries(corpus) };
      for (const [kind, ways] of Object.entries(asked))
        for (const [way, share] of Object.entries(await firstShares(made, ways)))
          console.log(`    ${kind}, ${way}: ${share.toFixed(3)} first`);
      await made.close?.();
    }
  }
  return results;
}

function print(
  locale: string,
  { engine, half, all, kinds, failures }: QualityFigures,
  list: boolean,
): void {
  console.log(
    `${locale}  ${engine}, ${half === 'list' ? 'own list' : `half ${half}`}: ${line(all)}`,
  );
  if (half !== 'list')
    for (const [kind, counts] of Object.entries(kinds))
      console.log(`    ${kind.padEnd(16)} ${line(counts)}`);
  if (list) for (const failure of failures) console.log(`      ${failure}`);
}

/**
 * Sizes after compression, in KB: all parts of the index, the largest, other files except texts.
 */
function bytes({ index: { files } }: Corpus): string {
  const sizes = files
    .filter(({ name }) => !name.startsWith('t/'))
    .map(({ name, text }) => ({ name, size: brotliCompressSync(text).length / 1000 }));
  const parts = sizes.filter(({ name }) => name.startsWith('index-')).map(({ size }) => size);
  const others = sizes.filter(({ name }) => !name.startsWith('index-'));
  return [
    `parts ${parts.reduce((sum, size) => sum + size, 0).toFixed(0)} KB`,
    `largest ${Math.max(...parts).toFixed(1)} KB`,
    ...others.map(({ name, size }) => `${name} ${size.toFixed(1)} KB`),
  ].join(', ');
}
