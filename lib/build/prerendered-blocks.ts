import { unescapeHtml } from '@/lib/text/escape-html.ts';

export interface PrerenderedBlock {
  name: string;
  /** HTML inside of it. */
  content: string;
}

/** Every outermost block of `<Prerendered>` in a page's HTML. */
export function prerenderedBlocks(html: string): PrerenderedBlock[] {
  const blocks: PrerenderedBlock[] = [];
  let depth = 0;
  let start = 0;
  let name = '';
  for (const { 0: tag, index } of html.matchAll(/<(script|style|template)\b[\s\S]*?<\/\1>|<div\b[^>]*>|<\/div>/g)) {
    if (tag === '</div>') {
      if (depth > 0 && --depth === 0) blocks.push({ name, content: html.slice(start, index) });
    } else if (tag.startsWith('<div') && (depth > 0 || tag.includes(' data-prerendered='))) {
      if (depth++ > 0) continue;
      start = index + tag.length;
      name = unescapeHtml(/ data-prerendered="([^"]*)"/.exec(tag)?.[1] ?? '');
    }
  }
  return blocks;
}
