import { readFileSync } from 'node:fs';

/** A page of the product, with its words: writers may change them without a word to the tests. */
export interface ProductPage {
  path: string;
  title: string;
  description: string;
  /** A piece of its text without any markup. */
  words: string;
  /** Texts of its headings of level 2, without markup. */
  headings: string[];
}

/** Reads the Markdown copy that is published of a page. */
export function productPage(path: string): ProductPage {
  const text = readFileSync(`out${decodeURI(path)}.md`, 'utf8');
  const one = (pattern: RegExp, what: string): string => {
    const found = pattern.exec(text)?.[1];
    if (found === undefined) throw new Error(`out${path}.md has no ${what}. Choose another page.`);
    return found;
  };
  return {
    path,
    title: one(/^# (.+)$/m, 'title').replace(/\\(.)/g, '$1'),
    description: one(/^> (.+)$/m, 'description').replace(/\\(.)/g, '$1'),
    words: one(/^([A-Z][\w ,.]{20,60}[\w])/m, 'sentence without markup'),
    headings: [...text.matchAll(/^## ([\w ,.-]+)$/gm)].map(([, heading]) => heading!),
  };
}
