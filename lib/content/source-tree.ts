import type { CategoryMeta } from './category-file.ts';
import type { FrontMatter } from './front-matter.ts';
import type { Problem } from './problem.ts';
import type { TrainingContent } from './training.ts';

/** One Markdown file: checked front matter and the text below it. */
export interface SourceDocument {
  /** Relative to `content/`: `en/BSP/Overview.md`. */
  file: string;
  frontMatter: FrontMatter;
  body: string;
  /** Errors in this file; in a build there are none left. */
  problems: Problem[];
}

export interface SourceCategory {
  file: string;
  meta: CategoryMeta;
  problems: Problem[];
}

export interface SourceTraining {
  file: string;
  content: TrainingContent;
  problems: Problem[];
}

/** Everything that was written, before it is a site. */
export interface SourceTree {
  documents: SourceDocument[];
  categories: SourceCategory[];
  training: SourceTraining[];
  /** OpenAPI documents: file names in `openapi/`. What is in them is read apart (lib/openapi/catalog.ts). */
  apis: string[];
}

/** Locale and the rest of a path relative to `content/`. */
export function splitLocale(file: string): { locale: string; path: string } {
  const slash = file.indexOf('/');
  return { locale: file.slice(0, slash), path: file.slice(slash + 1) };
}
