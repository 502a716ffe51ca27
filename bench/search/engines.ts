import { create, insertMultiple, search as oramaSearch } from '@orama/orama';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import type { Corpus } from './corpus.ts';
import { lunrDocuments } from './lunr-documents.ts';

/** A search engine with its usual configuration. */
export interface BenchEngine {
  name: string;
  /** Addresses of pages, best first, each once. */
  search(text: string): Promise<string[]>;
  close?(): Promise<void>;
}

const unique = (urls: readonly string[]): string[] => [...new Set(urls)];

/** MiniSearch as VitePress sets it up: one document for each heading. */
export function minisearch({ records }: Corpus): BenchEngine {
  const engine = new MiniSearch<{ id: string; title: string; titles: string[]; text: string }>({
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  for (const record of records) {
    record.sections.forEach(({ id, heading, text }, index) =>
      engine.add({
        id: `${record.url}#${id || index}`,
        title: heading || record.title,
        titles: heading ? [record.title] : [],
        text,
      }),
    );
  }
  return {
    name: 'MiniSearch (VitePress)',
    search: (text) =>
      Promise.resolve(unique(engine.search(text).map(({ id }) => String(id).replace(/#.*/, '')))),
  };
}

/** Orama with its defaults, one document for each page. */
export async function orama({ records }: Corpus): Promise<BenchEngine> {
  const engine = create({
    schema: {
      url: 'string',
      title: 'string',
      headings: 'string',
      keywords: 'string',
      content: 'string',
    } as const,
  });
  await insertMultiple(
    engine,
    records.map((record) => ({
      url: record.url,
      title: record.title,
      headings: record.sections.map(({ heading }) => heading).join('\n'),
      keywords: record.keywords.join(', '),
      content: record.sections.map(({ text }) => text).join('\n'),
    })),
  );
  return {
    name: 'Orama',
    search: async (term) => {
      const { hits } = await oramaSearch(engine, {
        term,
        properties: ['title', 'headings', 'keywords', 'content'],
        boost: { title: 4, headings: 2, keywords: 2 },
        tolerance: 1,
        limit: 8,
      });
      return unique(hits.map(({ document }) => document.url));
    },
  };
}

/**
 * lunr as docusaurus-search-local sets it up: an index for each type, the same queries in the same
 * order.
 */
export function lunrLocal({ records, locale }: Corpus): BenchEngine {
  const chinese = locale !== 'en';
  const words = (text: string): string[] =>
    chinese
      ? segments(text)
      : text
          .toLowerCase()
          .split(/[^\p{L}\p{N}_-]+/u)
          .filter(Boolean);
  const documents = records.flatMap(lunrDocuments);
  const types = ['title', 'heading', 'keywords', 'content'] as const;
  const indexes = types.map((type) =>
    lunr(function () {
      this.ref('i');
      this.field('t');
      // Both are made for English: they would treat ideographs as punctuation.
      if (chinese) {
        this.pipeline.reset();
        this.searchPipeline.reset();
      }
      this.tokenizer = Object.assign(
        (text?: string | object | object[] | null) =>
          (typeof text === 'string' ? words(text) : []).map((word) => new lunr.Token(word, {})),
        { separator: /\s/ },
      );
      documents.forEach(
        (document, i) => document.type === type && this.add({ i: String(i), t: document.t }),
      );
    }),
  );
  return {
    name: 'lunr (docusaurus-search-local)',
    search: (text) => {
      const all = words(text);
      const meaning = all.filter((word) => withoutStopWord(new lunr.Token(word, {})) !== undefined);
      const tokens = meaning.length > 0 ? meaning : all;
      const urls: string[] = [];
      for (const attempt of attempts(tokens)) {
        for (const index of indexes) {
          const found = index.query((query) => {
            for (const { value, prefix, distance } of attempt) {
              query.term(value, {
                wildcard: prefix ? lunr.Query.wildcard.TRAILING : lunr.Query.wildcard.NONE,
                presence: lunr.Query.presence.REQUIRED,
                editDistance: distance,
                usePipeline: !prefix && distance === 0,
              });
            }
          });
          urls.push(...found.flatMap(({ ref }) => documents[Number(ref)]?.u ?? []));
        }
        if (new Set(urls).size >= 8) break;
      }
      return Promise.resolve(unique(urls).slice(0, 8));
    },
  };
}

/** lunr's types do not say that the filter removes stop words. */
const withoutStopWord: (token: lunr.Token) => lunr.Token | undefined = lunr.stopWordFilter;

interface Attempt {
  value: string;
  prefix: boolean;
  distance: number;
}

/**
 * Exact, last word as a prefix, the same with one edit; from three words on, each of them left out.
 */
function* attempts(tokens: readonly string[]): Generator<Attempt[]> {
  const sets = [
    tokens,
    ...(tokens.length >= 3
      ? tokens.map((_, out) => tokens.filter((_, index) => index !== out))
      : []),
  ];
  for (const distance of [0, 1]) {
    for (const set of sets) {
      if (set.length === 0) continue;
      const edits = (value: string) => (value.length > distance ? distance : 0);
      yield set.map((value) => ({ value, prefix: false, distance: edits(value) }));
      yield set.map((value, index) => ({
        value,
        prefix: index === set.length - 1,
        distance: index === set.length - 1 ? 0 : edits(value),
      }));
    }
  }
}

const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'word' });
const segments = (text: string): string[] =>
  [...segmenter.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  );
