import { isArrayOf, isString } from '@/lib/text/guards.ts';
import type { SectionRecord } from './records.ts';

/** How many texts are kept besides those of the shown pages. */
const MAX_TEXTS = 300;

/**
 * The texts of pages, for passages: fetched when a page is shown, kept while it may be shown again.
 */
export class PageTexts {
  readonly #texts = new Map<string, readonly SectionRecord[] | Promise<void>>();

  /** @param fetch gets a file of the index by its name, parsed */
  constructor(readonly fetch: (name: string) => Promise<unknown>) {}

  /** A text, if it is loaded. */
  of(text: string): readonly SectionRecord[] | undefined {
    const known = this.#texts.get(text);
    return Array.isArray(known) ? known : undefined;
  }

  /** Resolves when the texts are loaded, as far as possible. */
  async load(texts: readonly string[]): Promise<void> {
    await Promise.all(texts.map((text) => this.#load(text)));
  }

  async #load(text: string): Promise<void> {
    const known = this.#texts.get(text);
    if (known) return known instanceof Promise ? known : undefined;
    const loading = this.fetch(`t/${text}.json`)
      .then((file) => void this.#texts.set(text, readSections(file)))
      // A result without its passage is still a result; the next search tries again.
      .catch(() => void this.#texts.delete(text));
    this.#texts.set(text, loading);
    await loading;
  }

  /** Forgets the oldest texts, but none that is shown: a longer list needs all of them again. */
  forgetOthers(shown: ReadonlySet<string>): void {
    const others = [...this.#texts].filter(
      ([text, known]) => Array.isArray(known) && !shown.has(text),
    );
    for (const [text] of others.slice(0, Math.max(0, others.length - MAX_TEXTS)))
      this.#texts.delete(text);
  }
}

/** @throws TypeError when the file is not the text of a page */
function readSections(file: unknown): SectionRecord[] {
  if (!isArrayOf(file, isSection)) throw new TypeError('This file is not the text of a page.');
  return file.map(([id, heading, text]) => ({ id, heading, text }));
}

const isSection = (value: unknown): value is [id: string, heading: string, text: string] =>
  Array.isArray(value) && value.length === 3 && value.every(isString);
