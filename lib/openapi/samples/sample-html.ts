import { escapeHtml } from '@/lib/text/escape-html.ts';
import { escapes } from '../request/escape.ts';
import type { HtmlPart, SlotValues } from './slots.ts';

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
      const text = escapes[part.escape]((part.before ?? '') + (values[part.slot] ?? ''));
      return `<span class="ts">${escapeHtml(text)}</span>`;
    })
    .join('');
}
