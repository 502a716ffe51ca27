import { isArrayOf, isObject, isString } from '@/lib/text/guards.ts';
import { inlineJson } from '@/lib/text/with-settings.ts';
import type { FirstLinks } from './first-entries.ts';
import type { LinkEntry } from './sidebar-entry.ts';

const ID = 'sidebar-links';

/**
 * The links that the HTML has, as data in the HTML: the first render in the browser needs the same.
 * React leaves the element as it is, so later renders may give it nothing.
 */
export function FirstLinksScript({ links }: { links: FirstLinks | undefined }) {
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: inlineJson(links ?? {}) }}
    />
  );
}

/**
 * The links of the page that has just arrived. Anything else in their place counts as none: the file
 * with the whole list follows.
 */
export function linksInPage(): FirstLinks {
  const links: unknown = JSON.parse(document.getElementById(ID)?.textContent || '{}');
  return isFirstLinks(links) ? links : {};
}

const isLink = (value: unknown): value is LinkEntry =>
  isObject(value) && isString(value.label) && isString(value.href);
const isFirstLinks = (value: unknown): value is FirstLinks =>
  isObject(value) && Object.values(value).every((links) => isArrayOf(links, isLink));
