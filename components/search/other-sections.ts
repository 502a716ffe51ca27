import { scopeOf, type SearchManifest } from '@/lib/search/manifest.ts';
import { BETWEEN_LETTERS, isSettled, type SearchAnswer } from '@/lib/search/protocol.ts';
import { mayPrefetch } from '@/components/navigation/prefetch.ts';
import { manualRows, type IdleRow } from './idle-rows.ts';
import type { SearchScope } from './question.ts';

/** How many sections are offered. */
const MOST = 8;
/** How long after an answer other sections are loaded, in ms. */
const ELSEWHERE_DELAY = 400;

/**
 * When other sections are loaded: while the reader looks at what this one has; where it has nothing,
 * as soon as no letter follows, without waiting for synonyms. Never for readers who save data.
 * @param waited how long ago the reader asked, in ms
 * @returns ms after the answer; undefined when a later answer decides
 */
export function wideningDelay(answer: SearchAnswer, waited: number): number | undefined {
  if (!answer.elsewhere || answer.elsewhere.complete || !mayPrefetch()) return undefined;
  if (answer.total === 0 && answer.searched) return Math.max(0, BETWEEN_LETTERS - waited);
  return isSettled(answer) ? ELSEWHERE_DELAY : undefined;
}

/**
 * Where else to look when nothing was found: in the manuals that have words of the query, or in any
 * manual. None before every manual has been searched, unless the reader saves data.
 * @param home address of the home page, without base path and slash at its end
 */
export function otherSections(
  { contexts }: Pick<SearchManifest, 'contexts'>,
  { total, loading, text, elsewhere }: SearchAnswer,
  { context: own, version }: SearchScope,
  home: string,
): IdleRow[] {
  if (total > 0 || loading || (elsewhere && !elsewhere.complete && mayPrefetch())) return [];
  const groups = elsewhere?.groups ?? [];
  const named = contexts.filter(({ path }) => path !== '');
  const rows = groups.flatMap((group) =>
    named
      .filter((one) => scopeOf([one], undefined, version)[0]?.group === group)
      .map(({ path, label }): IdleRow => {
        return { type: 'manual', context: path, version, title: label || path, text: text.trim() };
      }),
  );
  return (
    rows.length > 0
      ? rows
      : manualRows(
          named.filter(({ path }) => path !== own),
          home,
        )
  ).slice(0, MOST);
}

/**
 * The heading of these rows.
 * @param words interface texts of the manifest
 */
export const sectionsHeading = (rows: readonly IdleRow[], words: Record<string, string>) =>
  rows[0]?.type === 'manual' ? words.foundIn : words.manuals;
