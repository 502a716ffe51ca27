import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DocPage } from '@/lib/docs/types.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { readJson } from './json-file.ts';
import { dates } from './work-schemas.ts';

export interface LastUpdate {
  /** ISO 8601. */
  date: string;
  author?: string;
}

let known: Record<string, string> | undefined;

/**
 * When a page was last changed: from its front matter, else from the git history at the time of the
 * build. Undefined if both are missing.
 */
export function lastUpdate(page: Pick<DocPage, 'frontMatter' | 'source'>): LastUpdate | undefined {
  const { date = historyDate(page.source), author } = page.frontMatter.last_update ?? {};
  return date === undefined ? undefined : { date: new Date(date).toISOString(), author };
}

/** The date in the page's language. In UTC, so that builds on all machines give the same text. */
export const formatDay = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));

function historyDate(source: string): string | undefined {
  const file = join(sitePaths().work, 'dates.json');
  known ??= existsSync(file) ? readJson(file, dates) : {};
  return known[source];
}
