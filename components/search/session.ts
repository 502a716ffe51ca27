import { checkFromWorker } from '@/lib/search/check-message.ts';
import { INDEX_VERSION } from '@/lib/search/index-version.ts';
import {
  checkManifest,
  scopeOf,
  type IncludedFile,
  type SearchManifest,
} from '@/lib/search/manifest.ts';
import type { FromWorker, SearchAnswer, ToWorker } from '@/lib/search/protocol.ts';
import { Listeners } from '@/components/storage/listeners.ts';
import { requestOf, type SearchQuestion, type SearchScope } from './question.ts';
import { startSearch, type SearchFiles, type SearchStart } from './start.ts';
import { tellFailure } from './tell-failure.ts';

/** The state of a session: a new object after every change. */
export interface SessionStatus {
  manifest?: SearchManifest;
  failed: boolean;
}

/** Receives the answers to the questions of the box, or of the search page. */
export type Listener = (answer: SearchAnswer) => void;

/**
 * The connection to the search worker: one for the document, shared by the box and the search page.
 * A failure is not final: the next focus, or Retry, starts again.
 */
export class SearchSession {
  #status: SessionStatus = { failed: false };
  #start: SearchStart;
  /** The open questions, the newest last. Only the newest is answered. */
  readonly #asked = new Map<Listener, SearchQuestion>();
  #scope?: () => SearchScope;
  /** The scope whose parts were requested last. */
  #wanted?: string;
  #id = 0;
  #renewed = false;
  readonly #listeners = new Listeners();

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

  /** Calls the listener when the manifest is loaded, and when something fails or works again. */
  readonly subscribe = this.#listeners.subscribe;

  /** Loads the parts of a scope. Loaded ones are not requested again. */
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
    this.#send({ type: 'load', parts });
  }

  /** Asks a question. Answers come as parts and texts are loaded, until the next question. */
  ask(question: SearchQuestion, listen: Listener): void {
    this.#asked.delete(listen);
    this.#asked.set(listen, question);
    this.#id++;
    this.prepare(question.scope);
    if (!this.manifest) return;
    this.#send({ type: 'search', ...requestOf(question, this.manifest, this.#id) });
  }

  /**
   * Loads every context, after that of the question. The newest question is then answered again.
   */
  widen(): void {
    const { version } = this.#scope?.() ?? {};
    this.prepare(() => ({ version }));
  }

  /** The listener needs no more answers. */
  forget(listen: Listener): void {
    const last = [...this.#asked.keys()].at(-1) === listen;
    this.#asked.delete(listen);
    if (last) this.#askLast();
  }

  #askLast(): void {
    this.#id++;
    const [listen, question] = [...this.#asked].at(-1) ?? [];
    if (listen && question) this.ask(question, listen);
    else if (this.#scope) this.prepare(this.#scope);
  }

  /** Starts again after a failure, with the files that are published now. */
  readonly retry = (): void => {
    this.#start.worker?.terminate();
    this.#wanted = undefined;
    this.#start = startSearch(this.files, 'reload');
    this.#change({ failed: false });
    void this.#open();
  };

  /** Continues after a failure with what is missing, or starts again if nothing is loaded. */
  resume(): void {
    if (!this.failed) return;
    if (!this.manifest || this.#start.broken) return this.retry();
    this.#wanted = undefined;
    this.#change({ manifest: this.manifest, failed: false });
  }

  async #open(): Promise<void> {
    const start = this.#start;
    let manifest: SearchManifest;
    let first: IncludedFile[] | undefined;
    try {
      const response = await start.manifest;
      if (!response.ok) throw new Error(`status ${response.status}`);
      ({ first, ...manifest } = checkManifest(await response.json(), INDEX_VERSION));
    } catch (error) {
      return this.#stop(start, error, start.address);
    }
    if (start !== this.#start) return;
    if (!start.worker || start.broken)
      return this.#stop(start, 'the worker cannot be started', this.files.worker);
    start.worker.onerror = ({ message }) => {
      start.broken = true;
      this.#stop(start, message || 'the worker has stopped', this.files.worker);
    };
    start.worker.onmessage = ({ data }: MessageEvent<unknown>) => this.#take(data, start);
    this.#send({
      type: 'open',
      folder: new URL(this.files.index, location.href).href,
      fold: manifest.fold,
      synonyms: manifest.synonyms,
      foreign: manifest.foreign,
      first,
    });
    this.#status = { manifest, failed: false };
    this.#askLast();
    this.#listeners.tell();
  }

  /** @throws TypeError when the worker sends what is not a message of the search */
  #take(data: unknown, start: SearchStart): void {
    if (start !== this.#start) return;
    let message: FromWorker;
    try {
      message = checkFromWorker(data);
    } catch (error) {
      this.#fail();
      throw error;
    }
    this.#receive(message);
  }

  #receive(message: FromWorker): void {
    if (message.type === 'answer') {
      if (message.answer.id === this.#id) [...this.#asked.keys()].at(-1)?.(message.answer);
      return;
    }
    // A new version of the site was published meanwhile: its files have other names.
    if (message.missing && !this.#renewed) {
      this.#renewed = true;
      this.retry();
    } else this.#stop(this.#start, message.reason, this.files.index + message.name);
  }

  #stop(start: SearchStart, reason: unknown, address: string): void {
    if (start !== this.#start) return;
    if (!this.failed) tellFailure(reason, address);
    this.#fail();
  }

  #fail(): void {
    this.#change({ manifest: this.manifest, failed: true });
  }

  #change(status: SessionStatus): void {
    this.#status = status;
    this.#listeners.tell();
  }

  #send(message: ToWorker): void {
    this.#start.worker?.postMessage(message);
  }
}
