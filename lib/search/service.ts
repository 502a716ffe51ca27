import { SearchEngine, type Found } from './engine.ts';
import type { EnginePage } from './hits.ts';
import { decodeShard } from './index-part.ts';
import { PageTexts } from './page-texts.ts';
import { present } from './present.ts';
import { BETWEEN_LETTERS, type FromWorker, type SearchRequest, type ToWorker } from './protocol.ts';
import { toTraditional } from './query.ts';
import { isIdeographic } from './tokenize.ts';

/** How many parts are loaded side by side: on a slow line the way takes longer than their bytes. */
const AT_ONCE = 6;
/** The same until the first part is there: more beside it would make it later. */
const AT_FIRST = 2;
/** How long a query must rest before texts are fetched for it, in ms. */
const REST = 60;
/** While letters are to be expected, the worker rests so long between two parts, in ms: where cores are few, they would wait for it. */
const PAUSE = 40;
/** How long an answer with results stands while further parts come in, in ms: rows that change with each of sixty parts cannot be read. */
export const STANDS = 150;

/** Everything that a search needs of the outside. */
export interface Surroundings {
  /** The content of a file of the index, parsed. @throws FileError */
  fetch(url: string): Promise<unknown>;
  post(message: FromWorker): void;
  /** Resolves after so long. */
  wait(milliseconds: number): Promise<void>;
}

/** A file that could not be loaded. */
export class FileError extends Error {
  override name = 'FileError';
  constructor(
    message: string,
    readonly missing: boolean,
  ) {
    super(message);
  }
}

/** What runs in the worker: loads parts of the index, answers the newest query, again whenever more has arrived. */
export class SearchService {
  readonly engine = new SearchEngine();
  readonly #parts = new Map<string, 'waiting' | 'loading' | 'there' | 'failed'>();
  readonly #queue: { name: string; group: string }[] = [];
  readonly #pending = new Map<string, number>();
  readonly #texts: PageTexts;
  #folder = '';
  #fold?: string;
  #table?: ReadonlyMap<string, string>;
  #tableState: 'unasked' | 'loading' | 'there' | 'failed' = 'unasked';
  #request?: SearchRequest;
  /** The request for which something was found. */
  #answered?: SearchRequest;
  /** The request that is answered again after a pause. */
  #waiting?: SearchRequest;
  #running = 0;
  /** When the page said something last: a letter, or that the pointer or the focus has come. */
  #toldAt = 0;

  constructor(readonly surroundings: Surroundings) {
    this.#texts = new PageTexts((name) => surroundings.fetch(this.#folder + name));
  }

  receive(message: ToWorker): void {
    this.#toldAt = performance.now();
    if (message.type === 'open') {
      this.#folder = message.folder;
      this.#fold = message.fold;
    } else if (message.type === 'load') this.#load(message.parts);
    else {
      this.#request = message;
      this.#answer();
    }
  }

  #load(parts: readonly { name: string; group: string }[]): void {
    if (this.#tableState === 'failed') this.#tableState = 'unasked';
    const wanted = parts.filter(({ name }) => (this.#parts.get(name) ?? 'failed') === 'failed');
    // What is wanted now comes before what was wanted earlier.
    const waiting = parts.filter(({ name }) => this.#parts.get(name) === 'waiting');
    for (const { name } of waiting)
      this.#queue.splice(
        this.#queue.findIndex((part) => part.name === name),
        1,
      );
    for (const { name, group } of wanted) {
      this.#parts.set(name, 'waiting');
      this.#pending.set(group, (this.#pending.get(group) ?? 0) + 1);
    }
    this.#queue.unshift(...parts.filter(({ name }) => this.#parts.get(name) === 'waiting'));
    this.#fill();
  }

  #fill(): void {
    const most = this.engine.pages.length === 0 ? AT_FIRST : AT_ONCE;
    while (this.#running < most && this.#queue.length > 0) void this.#next();
  }

  async #next(): Promise<void> {
    const part = this.#queue.shift();
    if (!part) return;
    this.#running++;
    this.#parts.set(part.name, 'loading');
    let worked = 0;
    try {
      const file = await this.surroundings.fetch(this.#folder + part.name);
      const begin = performance.now();
      this.engine.add(decodeShard(file), part.group);
      this.#parts.set(part.name, 'there');
      worked = performance.now() - begin;
    } catch (error) {
      this.#parts.set(part.name, 'failed');
      this.surroundings.post({
        type: 'failed',
        name: part.name,
        missing: error instanceof FileError && error.missing,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
    this.#pending.set(part.group, this.#pending.get(part.group)! - 1);
    this.#running--;
    void this.#answerAgain();
    if (performance.now() - this.#toldAt < BETWEEN_LETTERS) await this.surroundings.wait(PAUSE);
    else if (this.#request && this.#answered === this.#request)
      await this.surroundings.wait(worked);
    this.#fill();
  }

  /** More of the index is there: at once where nothing was found yet or nothing more will come, else together with what comes soon. */
  async #answerAgain(): Promise<void> {
    const request = this.#request;
    if (!request) return;
    if (this.#answered !== request || !this.#isLoading(request)) return this.#answer();
    if (this.#waiting === request) return;
    this.#waiting = request;
    await this.surroundings.wait(STANDS);
    if (this.#waiting !== request) return;
    this.#waiting = undefined;
    if (this.#request === request && this.#isLoading(request)) this.#answer();
  }

  #answer(): void {
    const request = this.#request;
    if (!request || (this.engine.pages.length === 0 && this.#isLoading(request))) return;
    const text = this.#table ? toTraditional(request.text, this.#table) : request.text;
    if (this.#needsTable(text)) void this.#loadTable();
    const found = this.engine.search(text, { groups: new Set(request.groups), most: request.most });
    if (found.total > 0) this.#answered = request;
    const missing = found.hits.filter(({ page }) => !this.#texts.of(page.text));
    this.#post(request, found, missing.length === 0);
    if (missing.length > 0)
      void this.#loadTexts(
        request,
        found,
        missing.map(({ page }) => page),
      );
  }

  #post(request: SearchRequest, found: Found & { total: number }, final: boolean): void {
    const results = present(
      found,
      this.engine.index,
      (page) => this.#texts.of(page.text),
      request.length,
    );
    this.surroundings.post({
      type: 'answer',
      answer: {
        id: request.id,
        text: request.text,
        total: found.total,
        results,
        loading: this.#isLoading(request),
        final,
      },
    });
  }

  #isLoading = (request: SearchRequest): boolean =>
    this.#tableState === 'loading' ||
    request.groups.some((group) => (this.#pending.get(group) ?? 0) > 0);

  async #loadTexts(
    request: SearchRequest,
    found: Found & { total: number },
    pages: readonly EnginePage[],
  ): Promise<void> {
    const pagesNow = this.engine.pages.length;
    const isCurrent = () => this.#request === request && this.engine.pages.length === pagesNow;
    await this.surroundings.wait(REST);
    if (!isCurrent()) return;
    await this.#texts.load(pages.map(({ text }) => text));
    if (!isCurrent()) return;
    this.#post(request, found, true);
    this.#texts.forgetOthers(new Set(found.hits.map(({ page }) => page.text)));
  }

  /** Whether a query has a character that the index does not know, and that may be one of the other spelling. */
  #needsTable(text: string): boolean {
    if (this.#fold === undefined || this.#tableState !== 'unasked') return false;
    return [...text].some(
      (sign) =>
        isIdeographic(sign) &&
        this.engine.vocabulary.pagesWith(sign) === 0 &&
        !this.engine.vocabulary.hasPrefix(sign),
    );
  }

  async #loadTable(): Promise<void> {
    const name = this.#fold!;
    this.#tableState = 'loading';
    try {
      const signs = [...String(await this.surroundings.fetch(this.#folder + name))];
      this.#table = new Map(
        signs.flatMap((sign, index) =>
          index % 2 === 0 ? [[sign, signs[index + 1] ?? sign] as const] : [],
        ),
      );
      this.#tableState = 'there';
    } catch (error) {
      this.#tableState = 'failed';
      this.surroundings.post({
        type: 'failed',
        name,
        missing: error instanceof FileError && error.missing,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
    this.#answer();
  }
}
