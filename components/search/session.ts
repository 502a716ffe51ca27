import { checkManifest, scopeOf, type SearchManifest } from '@/lib/search/manifest.ts';
import type { FromWorker, SearchAnswer, SearchRequest, ToWorker } from '@/lib/search/protocol.ts';
import { INDEX_VERSION } from '@/lib/search/index-version.ts';
import { startSearch, type SearchFiles, type SearchStart } from './start.ts';

/** Where to look: one context or all of them, in the current version or an older one. */
export interface SearchScope {
  context?: string;
  version?: string;
}

/** The scope is asked for when the list of contexts is there: before, nobody knows in which of them the reader is. */
export type SearchQuestion = Omit<SearchRequest, 'id' | 'groups'> & { scope: () => SearchScope };

/** How a session is doing: a new object after every change. */
export interface SessionStatus {
  manifest?: SearchManifest;
  failed: boolean;
}

/** Takes the answers to the questions of one asker: the box, the search page. */
export type Listener = (answer: SearchAnswer) => void;

/**
 * The connection to the search worker: one for the document, however many boxes and pages ask. What could not be loaded
 * is never kept: the next focus, or the reader's Retry, begins anew.
 */
export class SearchSession {
  #status: SessionStatus = { failed: false };
  #start: SearchStart;
  /** Whoever asks, the last one at the end: it is answered; when it is done, the one before it is answered again. */
  readonly #asked = new Map<Listener, SearchQuestion>();
  #scope?: () => SearchScope;
  /** The scope whose parts the worker was told to load last. */
  #wanted?: string;
  #id = 0;
  #renewed = false;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly files: SearchFiles,
    start: SearchStart,
  ) {
    this.#start = start;
    void this.#open();
  }

  get manifest(): SearchManifest | undefined {
    return this.#status.manifest;
  }

  get failed(): boolean {
    return this.#status.failed;
  }

  readonly getStatus = (): SessionStatus => this.#status;

  /** Calls back when the list of files has come, and when something has failed or works again. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads what a scope needs; parts that are there are not asked for again. */
  prepare(scope: () => SearchScope): void {
    this.#scope = scope;
    if (!this.manifest) return;
    const { context, version } = scope();
    const wanted = JSON.stringify([context, version]);
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    const parts = scopeOf(this.manifest.contexts, context, version).flatMap(({ group, shards }) =>
      shards.map((name) => ({ name, group })),
    );
    this.#tell({ type: 'load', parts });
  }

  /** Asks; the answers come as parts of the index and texts arrive, until something else is asked. */
  ask(question: SearchQuestion, listen: Listener): void {
    this.#asked.delete(listen);
    this.#asked.set(listen, question);
    this.#id++;
    this.prepare(question.scope);
    if (!this.manifest) return;
    const { scope, ...rest } = question;
    const { context, version } = scope();
    this.#tell({
      type: 'search',
      ...rest,
      id: this.#id,
      groups: scopeOf(this.manifest.contexts, context, version).map(({ group }) => group),
    });
  }

  /** Nobody waits for an answer there any more. */
  forget(listen: Listener): void {
    const last = [...this.#asked.keys()].at(-1) === listen;
    this.#asked.delete(listen);
    if (last) this.#askAgain();
  }

  #askAgain(): void {
    this.#id++;
    const [listen, question] = [...this.#asked].at(-1) ?? [];
    if (listen && question) this.ask(question, listen);
    else if (this.#scope) this.prepare(this.#scope);
  }

  /** Begins anew after a failure, with the files that are published now. */
  readonly retry = (): void => {
    this.#start.worker?.terminate();
    this.#wanted = undefined;
    this.#start = startSearch(this.files, 'reload');
    this.#change({ failed: false });
    void this.#open();
  };

  /** Goes on after a failure, as when the reader types on: asks only for what is missing, and begins anew where nothing is there. */
  resume(): void {
    if (!this.failed) return;
    if (!this.manifest || this.#start.broken) return this.retry();
    this.#wanted = undefined;
    this.#change({ manifest: this.manifest, failed: false });
  }

  async #open(): Promise<void> {
    const start = this.#start;
    let manifest: SearchManifest;
    try {
      const response = await start.manifest;
      if (!response.ok) throw new Error(`${response.status} ${response.url}`);
      manifest = checkManifest(await response.json(), INDEX_VERSION);
      if (start !== this.#start) return;
      if (!start.worker || start.broken) throw new Error('The worker cannot be started.');
      start.worker.onerror = () => {
        start.broken = true;
        this.#stop(start);
      };
      start.worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
        start === this.#start && this.#receive(data);
    } catch {
      return this.#stop(start);
    }
    this.#tell({
      type: 'open',
      folder: new URL(this.files.index, location.href).href,
      fold: manifest.fold,
    });
    this.#status = { manifest, failed: false };
    this.#askAgain();
    this.#tellListeners();
  }

  #receive(message: FromWorker): void {
    if (message.type === 'answer') {
      if (message.answer.id === this.#id) [...this.#asked.keys()].at(-1)?.(message.answer);
      return;
    }
    // A new version of the site has been published while this page was open: its files have other names.
    if (message.missing && !this.#renewed) {
      this.#renewed = true;
      this.retry();
    } else this.#fail();
  }

  #stop(start: SearchStart): void {
    if (start === this.#start) this.#fail();
  }

  #fail(): void {
    this.#change({ manifest: this.manifest, failed: true });
  }

  #change(status: SessionStatus): void {
    this.#status = status;
    this.#tellListeners();
  }

  #tellListeners(): void {
    for (const listener of this.#listeners) listener();
  }

  #tell(message: ToWorker): void {
    this.#start.worker?.postMessage(message);
  }
}
