import type { FirstLinks } from './first-entries.ts';

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
      dangerouslySetInnerHTML={{ __html: JSON.stringify(links ?? {}).replaceAll('<', '\\u003c') }}
    />
  );
}

/** The links of the page that has just arrived. */
export const linksInPage = (): FirstLinks =>
  JSON.parse(document.getElementById(ID)?.textContent || '{}') as FirstLinks;
