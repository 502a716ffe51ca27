import { vi } from 'vitest';
import { INDEX_VERSION } from '@/lib/search/index-version.ts';
import type { SearchManifest } from '@/lib/search/manifest.ts';
import type {
  FromWorker,
  ResultPage,
  SearchAnswer,
  SearchRequest,
  ToWorker,
} from '@/lib/search/protocol.ts';

export const page = (name: string): ResultPage => ({
  u: `/Guide/${name}`,
  title: ['', name, ''],
  b: ['Guide'],
  best: { type: 'content', h: 'here', heading: ['Here'], text: ['about ', name, ''] },
  more: [],
  terms: [name],
});

const manifest: SearchManifest = {
  v: INDEX_VERSION,
  contexts: [
    {
      path: 'Guide',
      label: 'Guide',
      versions: [
        { path: '', base: 'Guide', label: '2.0', shards: ['guide.json'] },
        { path: 'Guide/1.0', base: 'Guide/1.0', label: '1.0', shards: ['old.json'] },
      ],
      starts: [['/Guide/start', 'Start']],
    },
    {
      path: 'Manual',
      label: 'Manual',
      versions: [{ path: '', base: 'Manual', label: '1.0', shards: ['manual.json'] }],
      starts: [],
    },
  ],
  words: {
    noResults: 'No results',
    noDocuments: 'No documents',
    seeAll: 'See all',
    seeAllWithin: 'See all in {context}',
    searching: 'Searching',
    countOne: '1 found',
    countOther: '{count} found',
    everywhere: 'Everywhere',
    currentVersion: 'Latest',
    keyOpen: 'opens',
    searchingIn: 'In {context}',
    searchingAll: 'In all',
    searchEverywhere: 'Search all',
    searchOnly: 'Search {context}',
    elsewhere: 'Others',
    unknownWords: 'Not found: {words}',
    didYouMean: '{query}?',
    forgetSearches: 'Forget',
    forgetSearch: 'Forget {query}',
    foundIn: 'Found in',
    manuals: 'Manuals',
    moreElsewhere: '{count} more',
    openSearchPage: 'Page',
  },
};

interface FakeWorker {
  postMessage: (message: ToWorker) => void;
  terminate: () => void;
  onmessage?: (event: { data: FromWorker }) => void;
}

/**
 * The worker and the network of the search as components see them. The test decides what it
 * answers.
 */
export class FakeSearch {
  asked: SearchRequest[] = [];
  /** Names of the parts that were asked for, each time. */
  loaded: string[] = [];
  started = 0;
  /** Whether the manifest can be loaded. */
  works = true;
  /** If set, answers at once. */
  answers: ((text: string) => Partial<SearchAnswer>) | undefined = (text) => ({
    results: text === 'none' ? [] : [page(text), page('other')],
  });
  #worker?: FakeWorker;

  constructor() {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify(manifest), { status: this.works ? 200 : 500 })),
    );
    const start = () => this.#start();
    vi.stubGlobal('Worker', function Worker() {
      return start();
    });
  }

  #start(): FakeWorker {
    this.started++;
    this.#worker = {
      postMessage: (message) => {
        if (message.type === 'load') this.loaded.push(...message.parts.map(({ name }) => name));
        if (message.type !== 'search') return;
        this.asked.push(message);
        if (this.answers) this.answer(this.answers(message.text));
      },
      terminate: () => undefined,
    };
    return this.#worker;
  }

  /** Answers the last question. */
  answer(given: Partial<SearchAnswer>): void {
    const last = this.asked.at(-1);
    if (!last) throw new Error('Nothing was asked.');
    const results = given.results ?? [];
    const answer = {
      id: last.id,
      text: last.text,
      results,
      total: results.length,
      searched: !given.loading,
      loading: false,
      final: true,
      unknown: [],
      ...given,
    };
    this.#worker?.onmessage?.({ data: { type: 'answer', answer } });
  }
}
