import type { FrontMatter } from '@/lib/content/front-matter-schema.ts';
import type { Problem } from '@/lib/content/problem.ts';
import type { PageText } from './page-text.ts';

/** A manual page as the editorial checks see it. */
export interface EditorialPage {
  /** Path for messages: `content/en/BSP/Overview.md`. */
  file: string;
  locale: string;
  /** The same in every language: `BSP/Overview`. */
  key: string;
  /** Folder of its section: `weda/docs`. */
  section: string;
  frontMatter: FrontMatter;
  text: PageText;
  /** Lines above the body. */
  offset: number;
}

/** A mistake on a line of the body. */
export const mistake = (page: EditorialPage, message: string, bodyLine?: number): Problem => ({
  file: page.file,
  ...(bodyLine === undefined ? {} : { line: bodyLine + page.offset }),
  message,
  severity: 'error',
});
