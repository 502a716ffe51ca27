import { escapeHtml } from '@/lib/text/escape-html.ts';
import { slotText, timesOf, type HtmlPart, type SlotValues } from './slots.ts';

/**
 * The sample with its values, at build time and in the browser. Values are escaped for the
 * language, then for HTML.
 */
export function sampleHtml(parts: readonly HtmlPart[], values: SlotValues): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('item' in part)
        return timesOf(part.item, values)
          .map((each) => sampleHtml(part.parts, each))
          .join('');
      return `<span class="ts">${escapeHtml(slotText(part, values))}</span>`;
    })
    .join('');
}
