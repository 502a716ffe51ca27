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
  /** What the manual is called that begins with the page; absent on other pages. */
  manualNames?: string[];
}

/** A heading of level 1 to 3 and the text up to the next one. */
export interface SectionRecord {
  /** Id of its heading; empty before the first heading. */
  id: string;
  /** Empty below the title of the page. */
  heading: string;
  /** A line for each block: a paragraph, an item, a row of a table, a line of code. */
  text: string;
}

/** The part of a page in which a result was found. */
export type ResultType = 'title' | 'keywords' | 'heading' | 'content';
