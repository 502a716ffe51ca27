import type { PageHead } from './page-head.ts';
import type { Page } from './types.ts';

/** What the writer gives the head of a page, in front matter or with a generated index. */
export const headOfPage = (page: Page): PageHead =>
  page.kind === 'doc' ? page.frontMatter : (page.head ?? {});
