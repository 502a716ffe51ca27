import { decoded } from '@/lib/text/decoded.ts';
import type { EnginePage } from './hits.ts';
import type { IndexedPage } from './index-part.ts';
import { nameForm } from './query-forms.ts';
import { wordsOf } from './tokenize.ts';

/**
 * What a page and what is above it are called, ready to be compared with a query.
 * @param groupParts what a query calls the group of the page
 */
export function namesOf(
  { url, title, breadcrumb, manualNames }: IndexedPage,
  groupParts: readonly string[],
): Pick<EnginePage, 'name' | 'slug' | 'sectionNames' | 'manualNames'> {
  const segments = url.split('/').map((segment) => decoded(segment).replaceAll('_', ' '));
  const sections = [...breadcrumb, ...segments.slice(0, -1)].map(asOneWord);
  return {
    name: nameForm(wordsOf(title)),
    slug: nameForm(wordsOf(segments.at(-1) ?? '')),
    sectionNames: [...new Set([...sections, ...groupParts])].filter((name) => name !== ''),
    manualNames: manualNames.map(asOneWord),
  };
}

/** As one word, because a query may have it as several: `Edge Link`. */
const asOneWord = (name: string): string => wordsOf(name).join('');
