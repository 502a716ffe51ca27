import { Index } from 'flexsearch';
import { INDEX_OPTIONS, SEPARATOR, type TermEntry } from './flex-index.ts';
import { isArrayOf, isNumber, isString } from '@/lib/text/guards.ts';
import { slotOf } from './impact.ts';

/**
 * Indexes pages with FlexSearch and exports the result.
 * @param pages for each page, numbered from 0, the impact of every term on it
 * @throws Error when FlexSearch exports something other than expected
 */
export function exportTerms(pages: readonly ReadonlyMap<string, number>[]): TermEntry[] {
  const terms = new Set<string>();
  let impacts: ReadonlyMap<string, number> = new Map();
  const index = new Index({ ...INDEX_OPTIONS, score: (_, term) => slotOf(impacts.get(term) ?? 0) });
  pages.forEach((page, id) => {
    impacts = page;
    for (const term of page.keys()) terms.add(term);
    index.add(id, [...page.keys()].join(SEPARATOR));
  });
  const entries: TermEntry[] = [];
  index.export((key, chunk) => {
    if (!key.endsWith('.map')) return;
    const exported: unknown = JSON.parse(chunk);
    if (!isArrayOf(exported, isTermEntry)) throw unexpected(`"${key}" in another form`);
    for (const entry of exported) entries.push(entry);
  });
  if (entries.length !== terms.size) throw unexpected(`${entries.length} of ${terms.size} terms`);
  return entries;
}

const isPages = (value: unknown): value is number[] | null =>
  value === null || isArrayOf(value, isNumber);

const isTermEntry = (value: unknown): value is TermEntry =>
  Array.isArray(value) && isString(value[0]) && isArrayOf(value[1], isPages);

const unexpected = (what: string): Error =>
  new Error(
    `FlexSearch has exported ${what}. Compare \`exportTerms\` in lib/search/export-terms.ts with the notes of its new version.`,
  );
