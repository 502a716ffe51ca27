import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { parseCategoryFile } from './category-file.ts';
import { validateFrontMatter } from './front-matter.ts';
import { normalizeText, parseSource } from './parse-source.ts';
import type { Problem } from './problem.ts';
import { scanContent } from './scan.ts';
import type { SourceCategory, SourceDocument, SourceTraining, SourceTree } from './source-tree.ts';
import { trainingSchema, type TrainingContent } from './training.ts';

export interface SourceReading {
  tree: SourceTree;
  problems: Problem[];
}

type Parse<T> = (text: string, file: string) => T;

/** Remembers parsed files by their time and size: reading a tree again costs one `stat` a file. */
export class SourceReader {
  readonly #cache = new Map<string, { stamp: string; value: unknown }>();
  #last?: { signature: string; result: SourceReading };

  constructor(
    readonly content: string,
    readonly locales: readonly string[],
  ) {}

  /**
   * The whole tree as it lies on disk now, with every problem; the same object as before when nothing has changed.
   * A broken file takes part with what could be read of it.
   */
  read(): SourceReading {
    const files = scanContent(this.content, this.locales);
    const stamps = new Map(
      [...files.documents, ...files.categories, ...files.training].map((file) => [
        file,
        this.#stamp(file),
      ]),
    );
    const signature = JSON.stringify([files, [...stamps.values()]]);
    if (this.#last?.signature === signature) return this.#last.result;
    const tree: SourceTree = {
      documents: files.documents.map((file) => this.#file(file, stamps.get(file)!, parseDocument)),
      categories: files.categories.map((file) =>
        this.#file(file, stamps.get(file)!, parseCategory),
      ),
      training: files.training.map((file) => this.#file(file, stamps.get(file)!, parseTraining)),
      apis: files.apis,
    };
    const problems = [
      ...files.problems,
      ...[...tree.documents, ...tree.categories, ...tree.training].flatMap(
        (source) => source.problems,
      ),
    ];
    const result = { tree, problems };
    this.#last = { signature, result };
    return result;
  }

  #stamp(file: string): string {
    const { mtimeMs, size } = statSync(join(this.content, file));
    return `${mtimeMs}-${size}`;
  }

  #file<T>(file: string, stamp: string, parse: Parse<T>): T {
    const path = join(this.content, file);
    const cached = this.#cache.get(file);
    if (cached?.stamp === stamp) return cached.value as T;
    const value = parse(readFileSync(path, 'utf8'), file);
    this.#cache.set(file, { stamp, value });
    return value;
  }
}

/** Parses and checks one Markdown file. `file` is relative to `content/`. */
export function parseDocument(text: string, file: string): SourceDocument {
  const shown = `content/${file}`;
  const source = parseSource(text, shown);
  const { frontMatter, problems } = validateFrontMatter(source, shown);
  const empty: Problem[] =
    source.body.trim() === '' && !frontMatter.title && !frontMatter.draft
      ? [
          {
            file: shown,
            severity: 'error',
            message: 'The file is empty. Write a page, mark it `draft: true`, or delete it.',
          },
        ]
      : [];
  return {
    file,
    frontMatter,
    body: source.body,
    problems: [...source.problems, ...problems, ...empty],
  };
}

function parseCategory(text: string, file: string): SourceCategory {
  return { file, ...parseCategoryFile(text, `content/${file}`) };
}

const EMPTY_TRAINING: TrainingContent = {
  title: '',
  description: '',
  tracks: [],
  formats: [],
  levels: [],
  registration: { text: '', label: '', href: '' },
  faq: [],
};

function parseTraining(text: string, file: string): SourceTraining {
  const shown = `content/${file}`;
  try {
    const result = trainingSchema.safeParse(parseYaml(normalizeText(text)));
    if (result.success) return { file, content: result.data, problems: [] };
    const problems = result.error.issues.map((issue): Problem => ({
      file: shown,
      severity: 'error',
      message: `\`${issue.path.join('.')}\`: ${issue.message}.`,
    }));
    return { file, content: EMPTY_TRAINING, problems };
  } catch (error) {
    return {
      file,
      content: EMPTY_TRAINING,
      problems: [{ file: shown, severity: 'error', message: `does not parse: ${String(error)}` }],
    };
  }
}
