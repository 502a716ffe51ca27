/** What the search knows of a page: what a reader sees of it. */
export interface PageRecord {
  /** Address without the site's base path, encoded: `/zh-tw/BSP/EPC-R7300/Overview`. */
  url: string;
  title: string;
  /** The keywords of its front matter, which the page does not show, and the names of its tags. */
  keywords: string[];
  /** From the section down to the page's parent. */
  breadcrumb: string[];
  sections: SectionRecord[];
  /** Title, headings and keywords of the same page in the site's default language. */
  original?: string[];
  /** What readers ask that the page answers, in words that it does not have. */
  asked?: string[];
}

/** A heading of level 1 to 3 and the text up to the next one. */
export interface SectionRecord {
  /** Id of its heading; empty before the first heading. */
  id: string;
  /** Empty below the title of the page. */
  heading: string;
  text: string;
}

/** The part of a page in which a result was found. */
export type ResultType = 'title' | 'keywords' | 'heading' | 'content';

/** One document of the index, with the field names of the specification. */
export interface SearchDocument {
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
