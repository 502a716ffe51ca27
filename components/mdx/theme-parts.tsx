import type { HTMLAttributes, ReactNode } from 'react';
import { tableOfContents } from '@/lib/docs/toc.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { AfterHydration } from './after-hydration.tsx';
import { heading } from './heading.tsx';

interface BrowserOnlyProps {
  children?: ReactNode | (() => ReactNode);
  fallback?: ReactNode;
}

/** What a page shows in browsers only. It is made at build time, but not part of the HTML. */
export function BrowserOnly({ children, fallback }: BrowserOnlyProps) {
  return (
    <AfterHydration fallback={fallback}>
      {typeof children === 'function' ? children() : (children ?? fallback)}
    </AfterHydration>
  );
}

/** A box to open whose summary is an element (`summary={<summary>…</summary>}`), or in code. */
export function Details({
  summary,
  children,
  ...rest
}: HTMLAttributes<HTMLDetailsElement> & { summary?: ReactNode }) {
  return (
    <details {...rest}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      <div data-collapse="">{children}</div>
    </details>
  );
}

/**
 * React moves what is inside to the head of the page. Without an element in its place, React takes
 * the texts before and after a `<title>` for one, and finds two in the browser.
 */
export function Head({ children }: { children?: ReactNode }) {
  return <span hidden>{children}</span>;
}

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as?: `h${1 | 2 | 3 | 4 | 5 | 6}`;
}

/** A heading whose level is computed; others become Markdown (lib/mdx/remark-theme-tags.ts). */
export function Heading({ as = 'h2', ...rest }: HeadingProps) {
  const level = Number(as.slice(1)) as 1 | 2 | 3 | 4 | 5 | 6;
  if (level === 1) return <h1 {...rest} />;
  const Own = HEADINGS[level];
  return <Own {...rest} />;
}

const HEADINGS = { 2: heading(2), 3: heading(3), 4: heading(4), 5: heading(5), 6: heading(6) };

interface TocInlineProps {
  toc?: readonly { value: string; id: string; level: number }[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
  /** The levels of the site's settings. */
  levels?: SiteConfig['docs']['tableOfContents'];
}

/** The headings of a text as a list of links: `<TOCInline toc={toc} />`. */
export function TOCInline({ toc = [], minHeadingLevel, maxHeadingLevel, levels }: TocInlineProps) {
  const entries = tableOfContents(
    toc.map(({ value, id, level }) => ({ text: value, id, level })),
    { toc_min_heading_level: minHeadingLevel, toc_max_heading_level: maxHeadingLevel },
    levels,
  );
  return <TocLinks entries={entries} />;
}

function TocLinks({ entries }: { entries: ReturnType<typeof tableOfContents> }) {
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${encodeURIComponent(id)}`}>{text}</a>
          <TocLinks entries={children} />
        </li>
      ))}
    </ul>
  );
}
