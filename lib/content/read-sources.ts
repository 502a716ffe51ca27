import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseCategoryFile } from './category-file.ts';
import { encodingProblem } from './encoding-problem.ts';
import { readGivenFrontMatter } from './given-front-matter.ts';
import { parseDocument } from './parse-document.ts';
import type { Problem } from './problem.ts';
import { scanContent } from './scan.ts';
import type { SourceCategory, SourceDocument, SourceTree } from './source-tree.ts';
import { parseTagsFile, type SourceTags } from './tags-file.ts';
import { parseTrainingFile, type SourceTraining } from './training.ts';

export interface SourceReading {
  tree: SourceTree;
  problems: Problem[];
}

interface StampedFile {
  /** Relative to `content/`. */
  file: string;
  /** Changes when the file does. */
  stamp: string;
}

/**
 * Reads the content folder. Parsed files are kept, so that reading the tree again costs one `stat`
 * for each file.
 */
export class SourceReader {
  readonly #documents: ParsedFiles<SourceDocument>;
  readonly #categories: ParsedFiles<SourceCategory>;
  readonly #training: ParsedFiles<SourceTraining>;
  readonly #tagFiles: ParsedFiles<SourceTags>;
  #last?: { signature: string; result: SourceReading };

  constructor(
    readonly content: string,
    readonly locales: readonly string[],
  ) {
    const given = readGivenFrontMatter(content);
    this.#documents = new ParsedFiles(content, (text, file) =>
      parseDocument(text, file, given[file]),
    );
    this.#categories = new ParsedFiles(content, parseCategory);
    this.#training = new ParsedFiles(content, parseTrainingFile);
    this.#tagFiles = new ParsedFiles(content, parseTagsFile);
  }

  /**
   * The tree as it is on disk, with every problem. The same object as before when nothing has
   * changed. Of a file with mistakes the tree has what could be read.
   */
  read(): SourceReading {
    const files = scanContent(this.content, this.locales);
    const documents = this.#stamped(files.documents);
    const categories = this.#stamped(files.categories);
    const training = this.#stamped(files.training);
    const tagFiles = this.#stamped(files.tagFiles);
    const signature = JSON.stringify([files, documents, categories, training, tagFiles]);
    if (this.#last?.signature === signature) return this.#last.result;
    const tree: SourceTree = {
      documents: documents.map((file) => this.#documents.read(file)),
      categories: categories.map((file) => this.#categories.read(file)),
      training: training.map((file) => this.#training.read(file)),
      tagFiles: tagFiles.map((file) => this.#tagFiles.read(file)),
      apis: files.apis,
    };
    const sources = [...tree.documents, ...tree.categories, ...tree.training, ...tree.tagFiles];
    const problems = [...files.problems, ...sources.flatMap((source) => source.problems)];
    const result = { tree, problems };
    this.#last = { signature, result };
    return result;
  }

  #stamped(files: readonly string[]): StampedFile[] {
    return files.map((file) => {
      const { mtimeMs, size } = statSync(join(this.content, file));
      return { file, stamp: `${mtimeMs}-${size}` };
    });
  }
}

/** Reads the content folder once. `locales` may be those of the site's configuration. */
export function readSources(content: string, locales: readonly { code: string }[]): SourceReading {
  const codes = locales.map(({ code }) => code);
  return new SourceReader(content, codes).read();
}

/** Files of one kind, each parsed again only when its stamp changes. */
class ParsedFiles<T extends { problems: Problem[] }> {
  readonly #parsed = new Map<string, { stamp: string; value: T }>();

  constructor(
    readonly folder: string,
    readonly parse: (text: string, file: string) => T,
  ) {}

  read({ file, stamp }: StampedFile): T {
    const known = this.#parsed.get(file);
    if (known?.stamp === stamp) return known.value;
    const value = this.#parsedBytes(readFileSync(join(this.folder, file)), file);
    this.#parsed.set(file, { stamp, value });
    return value;
  }

  /** Of a file in another encoding nothing is taken. */
  #parsedBytes(bytes: Buffer, file: string): T {
    const problem = encodingProblem(bytes, `content/${file}`);
    if (!problem) return this.parse(bytes.toString('utf8'), file);
    return { ...this.parse('', file), problems: [problem] };
  }
}

function parseCategory(text: string, file: string): SourceCategory {
  return { file, ...parseCategoryFile(text, `content/${file}`) };
}
