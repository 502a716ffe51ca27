import type { OperationPage } from '@/lib/docs/types.ts';
import { pathOf, type Corpus } from './corpus.ts';
import type { BenchEngine } from './engines.ts';

/** How the path of an operation is typed or pasted. */
const WAYS: Record<string, (endpoint: string) => string> = {
  'the path': (endpoint) => endpoint,
  'an address with values': (endpoint) =>
    `https://example.com${endpoint.replace(/\{[^}]*\}/g, '4711')}?x=1`,
  'the path without its beginning': (endpoint) => endpoint.split('/').slice(-3).join('/'),
};

/**
 * For how many operations of the APIs their path finds an operation with this path first.
 * @returns shares from 0 to 1, by the way in which the path is typed
 */
export async function requestShares(
  { locale, index: { found } }: Pick<Corpus, 'locale' | 'index'>,
  engine: BenchEngine,
): Promise<Record<string, number>> {
  const operations = found.flatMap(({ page }) => (page.kind === 'operation' ? [page] : []));
  const hasPath = (url: string | undefined, { endpoint }: OperationPage): boolean =>
    operations.some(
      (one) => one.endpoint === endpoint && url && pathOf(locale, url) === pathOf(locale, one.path),
    );
  const shares: Record<string, number> = {};
  for (const [way, typed] of Object.entries(WAYS)) {
    let first = 0;
    for (const operation of operations) {
      const [url] = await engine.search(typed(operation.endpoint));
      if (hasPath(url, operation)) first++;
    }
    shares[way] = first / operations.length;
  }
  return shares;
}
