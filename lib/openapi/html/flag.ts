import { attribute, escapeHtml } from '@/lib/text/escape-html.ts';

/** A mark beside a name, such as “required”; nothing where it does not apply. */
export const flag = (on: boolean, text: string, kind?: string): string =>
  on ? ` <span class="flag"${attribute('data-flag', kind)}>${escapeHtml(text)}</span>` : '';
