/** A page as the search knows it, made of what its reader sees. */
export interface PageRecord {
  /** Address without the site's base path, encoded: `/zh-tw/BSP/EPC-R7300/Overview`. */
  url: string;
  title: string;
  /** Words that a writer gave to the page without showing them, and the names of its tags. */
  keywords: string[];
  /** From the section down to the page's parent. */
  breadcrumb: string[];
  sections: SectionRecord[];
}

/** A heading of level 1 to 3 and the text up to the next one. */
export interface SectionRecord {
  /** Hash that leads to it; empty for what stands before the first heading. */
  id: string;
  /** Empty where the page's own title stands above. */
  heading: string;
  text: string;
}

/** What a result is found by. */
export type ResultType = 'title' | 'keywords' | 'heading' | 'content';

/** One document of the index as the specification names its parts. */
export interface SearchDocument {
  type: ResultType;
  /** Address. */
  u: string;
  /** Hash with its sign, or empty. */
  h: string;
  /** Text that is searched. */
  t: string;
  /** Title of what the text belongs to. */
  s: string;
  /** Breadcrumb. */
  b: string[];
}

/** Every document that a page gives: its title, its keywords, its headings, the text below each. */
export function documentsOf(page: PageRecord): SearchDocument[] {
  const own = (type: ResultType, t: string, h = '', s = page.title): SearchDocument => ({
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
