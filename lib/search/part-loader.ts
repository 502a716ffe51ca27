/** How many parts are loaded at once: on a slow line a round trip takes longer than the bytes. */
const AT_ONCE = 6;
/** The same until the first part is loaded: more of them would delay it. */
const AT_FIRST = 2;

/** A file of the index, and the group that its pages belong to. */
interface Part {
  name: string;
  group: string;
}

/** What the loader does with the files. */
interface PartLoaderOptions {
  fetch: (name: string) => Promise<unknown>;
  /** Adds a file to the index. @throws Error when it cannot be read */
  add: (file: unknown, group: string) => void;
  /** Whether no part has been added yet. */
  isEmpty: () => boolean;
  onFailure: (name: string, error: unknown) => void;
  /** A part is loaded or has failed. */
  onSettled: () => void;
  /**
   * The pause before the next part, if any. @param worked how long adding the last part took, in ms
   */
  pause: (worked: number) => Promise<void> | undefined;
}

/**
 * Loads parts of the index, several at once, those that were wanted last first. A part that failed
 * can be loaded again.
 */
export class PartLoader {
  readonly #states = new Map<string, 'waiting' | 'loading' | 'loaded' | 'failed'>();
  #queue: Part[] = [];
  /** How many parts of a group are not settled. */
  readonly #pending = new Map<string, number>();
  #running = 0;

  constructor(readonly options: PartLoaderOptions) {}

  load(parts: readonly Part[]): void {
    for (const { name, group } of parts) {
      if ((this.#states.get(name) ?? 'failed') !== 'failed') continue;
      this.#states.set(name, 'waiting');
      this.#count(group, 1);
    }
    const waiting = parts.filter(({ name }) => this.#states.get(name) === 'waiting');
    const wanted = new Map(waiting.map((part) => [part.name, part]));
    this.#queue = [...wanted.values(), ...this.#queue.filter(({ name }) => !wanted.has(name))];
    this.#fill();
  }

  /** Whether parts of one of the groups are waiting or loading. */
  isLoading(groups: readonly string[]): boolean {
    return groups.some((group) => (this.#pending.get(group) ?? 0) > 0);
  }

  /** Whether every part of the groups was asked for and has come or failed. */
  isLoaded(groups: readonly string[]): boolean {
    return groups.every((group) => this.#pending.get(group) === 0);
  }

  #count(group: string, change: 1 | -1): void {
    this.#pending.set(group, (this.#pending.get(group) ?? 0) + change);
  }

  #fill(): void {
    const limit = this.options.isEmpty() ? AT_FIRST : AT_ONCE;
    while (this.#running < limit && this.#queue.length > 0) void this.#next();
  }

  async #next(): Promise<void> {
    const part = this.#queue.shift();
    if (!part) return;
    this.#running++;
    this.#states.set(part.name, 'loading');
    let worked = 0;
    try {
      const file = await this.options.fetch(part.name);
      const begin = performance.now();
      this.options.add(file, part.group);
      this.#states.set(part.name, 'loaded');
      worked = performance.now() - begin;
    } catch (error) {
      this.#states.set(part.name, 'failed');
      this.options.onFailure(part.name, error);
    }
    this.#count(part.group, -1);
    this.#running--;
    this.options.onSettled();
    await this.options.pause(worked);
    this.#fill();
  }
}
