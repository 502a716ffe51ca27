import { escapeHtml } from '@/lib/text/escape-html.ts';
import { escapes } from '../request/escape.ts';
import type { HtmlPart, SlotValues } from './slots.ts';

/** Slots whose values include their quotes: they are colored as strings here. */
const OWN_QUOTES: readonly string[] = ['go', 'javascript'];

/**
 * The sample with its values, at build time and in the browser. Values are escaped for the
 * language, then for HTML.
 */
export function sampleHtml(parts: readonly HtmlPart[], values: SlotValues): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('item' in part)
        return values[part.item] === undefined ? '' : sampleHtml(part.parts, values);
      const html = escapeHtml(escapes[part.escape](values[part.slot] ?? ''));
      return OWN_QUOTES.includes(part.escape) ? `<span class="ts">${html}</span>` : html;
    })
    .join('');
}
