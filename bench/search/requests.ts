import { pathOf, type Corpus } from './corpus.ts';
import type { Asked } from './first-shares.ts';

/** How the path of an operation is typed or pasted. */
const WAYS: Record<string, (endpoint: string) => string> = {
  'the path': (endpoint) => endpoint,
  'an address with values': (endpoint) =>
    `https://example.com${endpoint.replace(/\{[^}]*\}/g, '4711')}?x=1`,
  'the path without its beginning': (endpoint) => endpoint.split('/').slice(-3).join('/'),
};

/**
 * The paths of the operations of the APIs, and that an operation with the same path is right.
 * @returns the queries by the way in which the path is typed
 */
export function requestQueries({
  locale,
  index: { found },
}: Pick<Corpus, 'locale' | 'index'>): Record<string, Asked[]> {
  const operations = found.flatMap(({ page }) => (page.kind === 'operation' ? [page] : []));
  const endpoints = new Map(
    operations.map(({ path, endpoint }) => [pathOf(locale, path), endpoint]),
  );
  const asked = (typed: (endpoint: string) => string): Asked[] =>
    operations.map(({ endpoint }) => ({
      query: typed(endpoint),
      isRight: (url) => endpoints.get(pathOf(locale, url)) === endpoint,
    }));
  return Object.fromEntries(Object.entries(WAYS).map(([way, typed]) => [way, asked(typed)]));
}
