import type { PageRecord, ResultType } from '@/lib/search/records.ts';

/** A document of docusaurus-search-local's index, with its field names. */
interface LunrDocument {
  type: ResultType;
  /** Address. */
  u: string;
  /** Hash with `#`, or empty. */
  h: string;
  /** The searched text. */
  t: string;
  /** The heading or title above the text. */
  s: string;
  /** Breadcrumb. */
  b: string[];
}

/** The documents of a page: its title, its keywords, its headings, the text below each. */
export function lunrDocuments(page: PageRecord): LunrDocument[] {
  const own = (type: ResultType, t: string, h = '', s = page.title): LunrDocument => ({
    type,
    u: page.url,
    h,
    t,
    s,
    b: page.breadcrumb,
  });
  const documents = [own('title', page.title)];
  if (page.keywords.length > 0) documents.push(own('keywords', page.keywords.join(', ')));
  for (const { id, heading, text } of page.sections) {
    const h = id === '' ? '' : `#${encodeURIComponent(id)}`;
    if (heading !== '' && heading !== page.title) documents.push(own('heading', heading, h));
    if (text !== '') documents.push(own('content', text, h, heading || page.title));
  }
  return documents;
}
