import type { EditorialPage } from '@/lib/editorial/editorial-page.ts';
import { pageText } from '@/lib/editorial/page-text.ts';

/** A page with this body; whatever else a test needs goes in `rest`. */
export const editorialPage = (body: string, rest: Partial<EditorialPage> = {}): EditorialPage => ({
  file: `content/${rest.locale ?? 'en'}/Guide/a.md`,
  locale: 'en',
  key: 'Guide/a',
  section: 'Guide',
  frontMatter: {},
  text: pageText(body),
  offset: 5,
  ...rest,
});
