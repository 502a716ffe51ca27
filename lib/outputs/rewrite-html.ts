import { escapeAttribute, unescapeHtml } from '@/lib/text/escape-html.ts';

/**
 * Tags in HTML that React has written: attributes have double quotes, texts and values have no `<`.
 * So no parser is needed.
 */
const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s+[^\s=>/"]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const ATTRIBUTE = /([^\s=>/"]+)(?:="([^"]*)")?/g;
const IDS = new Set([
  'id',
  'for',
  'headers',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
]);

export interface Rewriting {
  /** Prefix of every id, so that ids stay unique when several texts are on one page. */
  idPrefix: string;
  /** Number of levels by which headings are lowered, at most to the sixth. */
  shift: number;
  href: (href: string) => string;
}

/**
 * The opening tag and the content of the first `div` with an attribute; undefined if there is none.
 */
export function findDiv(
  html: string,
  attribute: string,
): { open: string; inner: string } | undefined {
  const open = new RegExp(`<div\\b[^>]*\\s${attribute}(?:="[^"]*")?[^>]*>`).exec(html);
  if (!open) return undefined;
  const start = open.index + open[0].length;
  let depth = 1;
  for (const tag of html.slice(start).matchAll(/<(\/?)div\b/g)) {
    depth += tag[1] === '' ? 1 : -1;
    if (depth === 0) return { open: open[0], inner: html.slice(start, start + tag.index) };
  }
  return undefined;
}

/**
 * Adapts a text to a longer page: prefixes ids, lowers headings, changes links, opens `details`,
 * loads images eagerly.
 */
export function rewriteHtml(html: string, rewriting: Rewriting): string {
  return html.replace(
    TAG,
    (tag, slash: string, name: string, attributes: string, selfClosing: string) => {
      const newName = shifted(name, rewriting.shift);
      if (slash !== '') return `</${newName}>`;
      if (attributes === '' && newName === name && name !== 'details') return tag;
      const kept = attributes.replace(ATTRIBUTE, (attribute, key: string, value?: string) => {
        if (value === undefined) return attribute;
        if (IDS.has(key))
          return `${key}="${value
            .split(/\s+/)
            .map((id) => rewriting.idPrefix + id)
            .join(' ')}"`;
        if (key === 'href') return `href="${escapeAttribute(rewriting.href(unescapeHtml(value)))}"`;
        return key === 'loading' ? 'loading="eager"' : attribute;
      });
      const opened = name === 'details' && !/\sopen\b/.test(kept) ? ' open=""' : '';
      return `<${newName}${kept}${opened}${selfClosing}>`;
    },
  );
}

function shifted(name: string, shift: number): string {
  const level = /^h([1-6])$/.exec(name)?.[1];
  return level === undefined ? name : `h${Math.min(6, Number(level) + shift)}`;
}
