import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { portal } from '../bench/search/portal-engine.ts';
import { pathOf } from '../bench/search/corpus.ts';
import { readQueries } from '../bench/search/queries.ts';
import { readAsked } from '../lib/build/search/read-asked.ts';
import { readSynonyms } from '../lib/build/search/read-synonyms.ts';
import { wordsOf } from '../lib/search/tokenize.ts';
import { decoded } from '../lib/text/decoded.ts';
import { sitePaths } from '../lib/site/paths.ts';
import type { SearchManifest } from '../lib/search/manifest.ts';
import type { ShardFile } from '../lib/search/shard.ts';
import { manifest as routes } from './site-files.ts';

/** The writers' guide is for those who have its address. */
const UNLISTED = 'writing';

/**
 * Every page of the published index: address and title, and, in small letters, its title and the
 * names of the manual that begins with it.
 */
function indexed(locale: string, out = 'out'): { u: string; t: string; names: string[] }[] {
  const folder = `${out}/_search/${locale}`;
  const { contexts } = JSON.parse(
    readFileSync(`${folder}/manifest.json`, 'utf8'),
  ) as SearchManifest;
  const files = contexts.flatMap(({ versions }) => versions.flatMap(({ shards }) => shards));
  return files.flatMap((name) => {
    const { u, t, manuals } = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as ShardFile;
    const manualNames = new Map(manuals);
    return u.map((url, index) => ({
      u: url,
      t: t[index]!,
      names: [t[index]!, ...(manualNames.get(index) ?? [])].map((text) => text.toLowerCase()),
    }));
  });
}

for (const locale of ['en', 'zh-tw']) {
  let engine: Awaited<ReturnType<typeof portal>>;
  beforeAll(async () => {
    engine = await portal({ out: 'out', locale });
  });
  /** Addresses of the first pages. Each is read for its passages, which is most of the time. */
  const firstPages = async (text: string, limit: number): Promise<string[]> =>
    (await engine.ask(text, limit)).results.map(({ u }) => u);

  test(`B84: every page of the manuals and every operation is in the index of ${locale}, lists of pages are not`, () => {
    const expected = routes()
      .filter(
        (route) =>
          route.locale === locale &&
          route.section !== UNLISTED &&
          /^(doc|operation|api-)/.test(route.kind),
      )
      .map((route) => route.path);
    expect(
      indexed(locale)
        .map(({ u }) => decoded(u))
        .sort(),
    ).toEqual(expected.sort());
  });

  test(`B87: every title of ${locale} finds its page first, or one of the same name, or the manual of that name`, async () => {
    const pages = indexed(locale);
    const missed: string[] = [];
    for (const { t } of pages) {
      const namesakes = pages
        .filter(({ names }) => names.includes(t.toLowerCase()))
        .map(({ u }) => u);
      const found = await firstPages(t, namesakes.length);
      if (found.some((url) => !namesakes.includes(url))) missed.push(`${t}: ${found.join(', ')}`);
    }
    expect(missed).toEqual([]);
  });

  test(`B86: every word in the synonyms of ${locale} is on a page`, () => {
    const { vocabulary } = engine.service.engine;
    const lost = readSynonyms('content', locale).filter(({ word }) =>
      wordsOf(word).some((term) => vocabulary.pagesWith(term) === 0),
    );
    expect(lost.map(({ word, place }) => `${place}: ${word}`)).toEqual([]);
  });

  test(`B86: what readers ask for a page of ${locale} finds it`, async () => {
    const paths = new Set(indexed(locale).map(({ u }) => pathOf(locale, u)));
    const all = [...readAsked('content', locale, { pages: paths, indexed: paths })];
    expect(all.length).toBeGreaterThan(500);
    // A share of them says as much about the list, in a third of the time.
    const lists = all.filter((_, index) => index % 3 === 0);
    let first = 0;
    for (const [path, words] of lists) {
      const [best] = await firstPages(words.slice(0, 3).join(', '), 1);
      if (best !== undefined && pathOf(locale, best) === path) first++;
    }
    expect(first / lists.length).toBeGreaterThanOrEqual(0.85);
  });

  test(`B85, B86: the query set of ${locale} finds what it should`, async () => {
    const queries = readQueries('queries', locale);
    expect(queries.length).toBeGreaterThanOrEqual(120);
    let [first, eighth] = [0, 0];
    for (const { text, pages } of queries) {
      const place = (await firstPages(text, 8)).findIndex((url) =>
        pages.includes(pathOf(locale, url)),
      );
      if (place === 0) first++;
      if (place >= 0) eighth++;
    }
    expect(first / queries.length).toBeGreaterThanOrEqual(0.8);
    expect(eighth / queries.length).toBeGreaterThanOrEqual(0.97);
  });
}

test('B84, B56: drafts and unlisted pages are not in the index', () => {
  const pages = indexed('en', sitePaths({ SITE_DIR: 'e2e/fixtures/site' }).out);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter(({ u, t }) => /draft/i.test(u) || t === '名稱')).toEqual([]);
});
