import type { FieldCount } from './fields.ts';
import { exportTerms } from './export-terms.ts';
import { averageLengths, impactsOf } from './impact.ts';
import { INDEX_VERSION } from './index-version.ts';
import type { PageRecord } from './records.ts';
import { tokenize } from './tokenize.ts';
import { toColumns, type TermColumns } from './term-columns.ts';

/** A part of the index as it is published. Columns compress better than rows. */
export interface ShardFile extends TermColumns {
  v: number;
  /** Addresses, titles, breadcrumbs (as indexes of `crumbs`), names of the text files. */
  u: string[];
  t: string[];
  b: number[];
  x: string[];
  crumbs: string[][];
  /** Pages with which a manual begins, and what it is called; absent without such a page. */
  manuals?: [page: number, names: string[]][];
}

export interface ShardPage {
  page: PageRecord;
  fields: readonly FieldCount[];
  /** Name of the page's text file. */
  text: string;
}

/**
 * @param averages the average length of each field, over all pages that are searched together with
 *   these
 */
export function encodeShard(
  pages: readonly ShardPage[],
  averages = averageLengths(pages.map(({ fields }) => fields)),
): ShardFile {
  const crumbs: string[][] = [];
  const places = new Map<string, number>();
  const place = (breadcrumb: string[]): number => {
    const key = breadcrumb.join('\n');
    const known = places.get(key) ?? crumbs.push(breadcrumb) - 1;
    places.set(key, known);
    return known;
  };
  const manuals = pages.flatMap(({ page }, id): [number, string[]][] =>
    page.manualNames ? [[id, page.manualNames]] : [],
  );
  return {
    v: INDEX_VERSION,
    u: pages.map(({ page }) => page.url),
    t: pages.map(({ page }) => page.title),
    b: pages.map(({ page }) => place(page.breadcrumb)),
    x: pages.map(({ text }) => text),
    crumbs,
    ...(manuals.length > 0 ? { manuals } : {}),
    ...toColumns(
      exportTerms(
        pages.map(({ page, fields }) => impactsOf(fields, averages, sectionTermsOf(page))),
      ),
      pages.length,
    ),
  };
}

/** The words of the name of a page's section. */
const sectionTermsOf = ({ breadcrumb }: PageRecord): string[] =>
  tokenize(breadcrumb[0] ?? '').map(({ term }) => term);
