import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUSAURUS, PORTAL, pageFacts, type PageFacts } from '@/bench/docusaurus/page-facts.ts';

/**
 * Documents and lists of documents; tags, the search and own pages of the site are something else.
 */
const OF_DOCUMENTS = /<html[^>]* class="[^"]*\bplugin-docs\b/;
const TAGS = /<html[^>]* class="[^"]*\bdocs-tags?-/;

/** What Docusaurus has built in a folder, and how many other pages are there. */
export interface BuiltByDocusaurus {
  documents: Map<string, PageFacts>;
  /** Blog, own pages, tags, search. */
  others: string[];
}

/** Reads the pages in the folder `build` of a Docusaurus site. */
export function readDocusaurusBuild(folder: string): BuiltByDocusaurus {
  const documents = new Map<string, PageFacts>();
  const others: string[] = [];
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(join(folder, file), 'utf8');
    const facts =
      OF_DOCUMENTS.test(html) && !TAGS.test(html) ? pageFacts(html, DOCUSAURUS) : undefined;
    if (facts) documents.set(addressOf(file), facts);
    else others.push(addressOf(file));
  }
  return { documents, others };
}

/** Reads the documents that this portal has exported to a folder. */
export function readPortalExport(folder: string): Map<string, PageFacts> {
  const pages = new Map<string, PageFacts>();
  for (const file of htmlFiles(folder)) {
    if (addressOf(file).endsWith('/_print')) continue;
    const facts = pageFacts(readFileSync(join(folder, file), 'utf8'), PORTAL);
    if (facts) pages.set(addressOf(file), facts);
  }
  return pages;
}

/** The address of a file: both `a/b.html` and `a/b/index.html` are `/a/b`. */
export function addressOf(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '');
  return `/${path}`;
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
}
