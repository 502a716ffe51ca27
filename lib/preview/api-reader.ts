import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@/lib/content/problem.ts';
import { readApis, type ApiDocument, type ApiSource } from '@/lib/openapi/catalog.ts';
import { documentName } from '@/lib/openapi/document-name.ts';
import { overlayFile } from '@/lib/openapi/overlay-file.ts';
import type { PreviewProblem } from '@/lib/render-data/preview-state.ts';
import { filesBelow } from '@/lib/site/files-below.ts';

interface Known {
  /** Times and sizes of the files that were read. */
  stamp: string;
  /** Undefined if any file of the folder may matter. */
  files?: string[];
  problems: Problem[];
  /** The last state without errors, if any. */
  good?: ApiDocument;
}

/**
 * Reads an API document again only when one of its files changes. While a document has errors, its
 * last valid state is used.
 */
export class ApiReader {
  readonly #known = new Map<string, Known>();

  /** @param folder the site's `openapi/` folder, absolute */
  constructor(
    readonly folder: string,
    readonly locales: readonly string[],
    readonly defaultLocale: string,
  ) {}

  /**
   * @returns the same object for an unchanged document; `unread` if a document has never been valid
   */
  async read(
    sources: readonly ApiSource[],
  ): Promise<{ apis: ApiDocument[]; problems: PreviewProblem[]; unread: boolean }> {
    const all: (Known & { name: string })[] = [];
    for (const source of sources) {
      let known = this.#known.get(source.file);
      if (known?.stamp !== this.#stamp(source.file, known?.files))
        known = await this.#readOne(source, known);
      this.#known.set(source.file, known);
      all.push({ ...known, name: source.file });
    }
    return {
      apis: all.flatMap(({ good }) => good ?? []),
      problems: all.flatMap(({ name, problems }) =>
        problems.map((problem) => ({ ...problem, api: documentName(name) })),
      ),
      unread: all.some(({ good }) => good === undefined),
    };
  }

  async #readOne(source: ApiSource, before?: Known): Promise<Known> {
    const { file: name } = source;
    // Before reading, so that a change during the reading gives another stamp.
    const wide = this.#stamp(name, undefined);
    const { apis, problems } = await readApis(
      this.folder,
      [source],
      this.locales,
      this.defaultLocale,
    );
    const [api] = apis;
    if (!api || problems.some(({ severity }) => severity === 'error'))
      return { stamp: wide, problems, good: before?.good };
    const changedMeanwhile = wide !== this.#stamp(name, undefined);
    return {
      stamp: changedMeanwhile ? '' : this.#stamp(name, api.parts),
      files: api.parts,
      problems,
      good: api,
    };
  }

  #stamp(name: string, files: readonly string[] | undefined): string {
    const overlays = this.locales
      .flatMap((locale) => overlayFile(this.folder, name, locale) ?? [])
      .map((file) => join(this.folder, file));
    const all = files
      ? [...files, ...overlays]
      : existsSync(this.folder)
        ? filesBelow(this.folder)
        : [];
    return JSON.stringify(all.map((file) => [file, stampOf(file)]));
  }
}

/** Time and size of a file. */
function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs}-${stat.size}` : 'none';
}
