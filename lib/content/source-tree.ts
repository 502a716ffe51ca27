import type { CategoryMeta } from './category-file.ts';
import type { FrontMatter } from './front-matter-schema.ts';
import type { Problem } from './problem.ts';
import type { SourceTags } from './tags-file.ts';
import type { SourceTraining } from './training.ts';

/** One Markdown file: the checked front matter and the text below it. */
export interface SourceDocument {
  /** Relative to `content/`: `en/BSP/Overview.md`. */
  file: string;
  frontMatter: FrontMatter;
  body: string;
  /** Mistakes in this file. A build has stopped at them before it makes the model. */
  problems: Problem[];
}

export interface SourceCategory {
  file: string;
  meta: CategoryMeta;
  problems: Problem[];
}

/** The parsed sources of a site. */
export interface SourceTree {
  documents: SourceDocument[];
  categories: SourceCategory[];
  training: SourceTraining[];
  /** Every `tags.yml`. Those beside the pages of a section version count. */
  tagFiles: SourceTags[];
  /** OpenAPI documents: file names in `openapi/`. lib/openapi/catalog.ts reads their content. */
  apis: string[];
}

/** `guide/01-intro.mdx` → `guide/01-intro`. */
export const withoutExtension = (file: string): string => file.replace(/\.mdx?$/, '');

/** Locale and the rest of a path relative to `content/`. */
export function splitLocale(file: string): { locale: string; path: string } {
  const slash = file.indexOf('/');
  return { locale: file.slice(0, slash), path: file.slice(slash + 1) };
}
