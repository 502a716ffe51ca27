import type { SectionRecord } from './records.ts';

/** How many pages' texts are kept besides those that are shown. */
const MOST_TEXTS = 300;

/** The texts of pages, for passages: fetched when a page is shown, kept while they may be shown again. */
export class PageTexts {
  readonly #texts = new Map<string, readonly SectionRecord[] | Promise<void>>();

  /** @param fetch gets a file of the index by its name, parsed */
  constructor(readonly fetch: (name: string) => Promise<unknown>) {}

  /** A text that is there. */
  of(text: string): readonly SectionRecord[] | undefined {
    const known = this.#texts.get(text);
    return Array.isArray(known) ? known : undefined;
  }

  /** Resolves when the texts are there, as far as they could be loaded. */
  async load(texts: readonly string[]): Promise<void> {
    await Promise.all(texts.map((text) => this.#load(text)));
  }

  async #load(text: string): Promise<void> {
    const known = this.#texts.get(text);
    if (known) return known instanceof Promise ? known : undefined;
    const loading = this.fetch(`t/${text}.json`).then(
      (file) => void this.#texts.set(text, readSections(file)),
      // A result without its passage is still a result; the next search tries again.
      () => void this.#texts.delete(text),
    );
    this.#texts.set(text, loading);
    await loading;
  }

  /** Forgets the oldest ones first, but none of those that are shown: the next step of a long list needs them all. */
  forgetOthers(shown: ReadonlySet<string>): void {
    const others = [...this.#texts].filter(
      ([text, known]) => Array.isArray(known) && !shown.has(text),
    );
    for (const [text] of others.slice(0, Math.max(0, others.length - MOST_TEXTS)))
      this.#texts.delete(text);
  }
}

/** @throws TypeError when the file is none of ours */
function readSections(file: unknown): SectionRecord[] {
  if (!Array.isArray(file)) throw new TypeError('Not a text of the search.');
  return file.map((entry: unknown) => {
    const [id, heading, text] = entry as unknown[];
    return { id: String(id ?? ''), heading: String(heading ?? ''), text: String(text ?? '') };
  });
}
