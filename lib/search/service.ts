import { answerOf, findPages, type FoundPages } from './answer.ts';
import { CharacterTable } from './character-table.ts';
import { SearchEngine } from './engine.ts';
import { failure, type WorkerEnvironment } from './environment.ts';
import type { EnginePage } from './hits.ts';
import { FilesOnDemand } from './files-on-demand.ts';
import { decodeShard } from './index-part.ts';
import { PageTexts } from './page-texts.ts';
import { PartLoader } from './part-loader.ts';
import { BETWEEN_LETTERS, type SearchRequest, type ToWorker } from './protocol.ts';
import { SynonymFiles } from './synonym-files.ts';

/** How long a query must be the newest one before texts are fetched for it, in ms. */
const TEXTS_DELAY = 60;
/** The pause between two parts while the reader types, in ms, so that letters need not wait. */
const PAUSE = 40;
/**
 * How long an answer with results is shown before the next one, in ms: rows that change with each
 * part cannot be read.
 */
export const UPDATE_INTERVAL = 150;

/**
 * The search without its thread: loads parts of the index and answers the newest query, again when
 * more is loaded.
 */
export class SearchService {
  readonly engine = new SearchEngine();
  readonly #parts: PartLoader;
  readonly #texts: PageTexts;
  readonly #files = new FilesOnDemand();
  readonly #table = new CharacterTable();
  readonly #synonyms = new SynonymFiles(this.engine.synonyms);
  #folder = '';
  /** The files that came with the manifest, by name. */
  #included = new Map<string, unknown>();
  #request?: SearchRequest;
  /** The newest request that has had results. */
  #answered?: SearchRequest;
  /** The request that is answered again after `UPDATE_INTERVAL`. */
  #waiting?: SearchRequest;
  /** When the last message came: a letter, or that the reader is about to type. */
  #lastMessageAt = 0;

  constructor(readonly environment: WorkerEnvironment) {
    const fetch = (name: string) => this.#fetch(name);
    this.engine.otherForms = this.#table.otherForms;
    this.#texts = new PageTexts(fetch);
    this.#parts = new PartLoader({
      fetch,
      add: (file, group) => this.engine.add(decodeShard(file), group),
      isEmpty: () => this.engine.pages.length === 0,
      onFailure: (name, error) => environment.post(failure(name, error)),
      onSettled: () => void this.#answerAgain(),
      pause: (worked) => this.#pause(worked),
    });
  }

  receive(message: ToWorker): void {
    this.#lastMessageAt = performance.now();
    switch (message.type) {
      case 'open':
        this.#folder = message.folder;
        this.#included = new Map(message.first?.map(({ name, content }) => [name, content]));
        this.#table.name = message.fold;
        this.#synonyms.synonyms = message.synonyms;
        this.#synonyms.foreign = message.foreign;
        break;
      case 'load':
        this.#files.allowRetry();
        this.#parts.load(message.parts);
        break;
      case 'search':
        this.#request = message;
        this.#answer();
    }
  }

  /** A file that came with the manifest is taken once. If it cannot be read, it is requested. */
  #fetch(name: string): Promise<unknown> {
    const content = this.#included.get(name);
    this.#included.delete(name);
    return content === undefined
      ? this.environment.fetch(this.#folder + name)
      : Promise.resolve(content);
  }

  /** The thread rests between two parts, so that letters and answers do not wait. */
  #pause(worked: number): Promise<void> | undefined {
    if (performance.now() - this.#lastMessageAt < BETWEEN_LETTERS)
      return this.environment.wait(PAUSE);
    return this.#request && this.#answered === this.#request
      ? this.environment.wait(worked)
      : undefined;
  }

  /**
   * More of the index is loaded. A first answer and the last one come at once, others at most every
   * `UPDATE_INTERVAL`.
   */
  async #answerAgain(): Promise<void> {
    const request = this.#request;
    if (!request) return;
    if (this.#answered !== request || !this.#isLoading(request)) return this.#answer();
    if (this.#waiting === request) return;
    this.#waiting = request;
    await this.environment.wait(UPDATE_INTERVAL);
    if (this.#waiting !== request) return;
    this.#waiting = undefined;
    if (this.#request === request && this.#isLoading(request)) this.#answer();
  }

  #answer(): void {
    const request = this.#request;
    if (!request || (this.engine.pages.length === 0 && this.#isLoading(request))) return;
    const text = this.#table.convert(request.text);
    this.#demand(this.#table.wantedBy(text, this.engine.vocabulary), this.#table.read);
    this.#demand(this.#synonyms.wantedBy(text), this.#synonyms.read);
    const found = findPages(this.engine, request, text);
    if (found.here.total > 0) this.#answered = request;
    const hits = [found.here, found.elsewhere].flatMap((one) => one?.hits ?? []);
    const pages = hits.map(({ page }) => page);
    const missing = pages.filter(({ text: name }) => !this.#texts.of(name));
    this.#post(request, found, missing.length === 0);
    if (missing.length > 0) void this.#loadTexts(request, found, pages);
  }

  #post(request: SearchRequest, found: FoundPages, final: boolean): void {
    const answer = answerOf({
      engine: this.engine,
      request,
      found,
      textOf: (page) => this.#texts.of(page.text),
      state: {
        searched: !this.#parts.isLoading(request.groups),
        loading: this.#isLoading(request),
        final,
        complete: this.#parts.isLoaded(request.elsewhere?.groups ?? []),
      },
    });
    this.environment.post({ type: 'answer', answer });
  }

  #isLoading(request: SearchRequest): boolean {
    return this.#files.isLoading || this.#parts.isLoading(request.groups);
  }

  async #loadTexts(
    request: SearchRequest,
    found: FoundPages,
    pages: readonly EnginePage[],
  ): Promise<void> {
    const loadedPages = this.engine.pages.length;
    const isCurrent = () => this.#request === request && this.engine.pages.length === loadedPages;
    await this.environment.wait(TEXTS_DELAY);
    if (!isCurrent()) return;
    await this.#texts.load(pages.map(({ text }) => text));
    if (!isCurrent()) return;
    this.#post(request, found, true);
    this.#texts.forgetOthers(new Set(pages.map(({ text }) => text)));
  }

  /** Loads the files that a query needs and that have not been asked for. */
  #demand(names: readonly string[], read: (content: unknown) => void): void {
    for (const name of names) if (!this.#files.has(name)) void this.#load(name, read);
  }

  async #load(name: string, read: (content: unknown) => void): Promise<void> {
    try {
      await this.#files.load(name, this.#fetch(name), read);
    } catch (error) {
      this.environment.post(failure(name, error));
    }
    this.#answer();
  }
}
