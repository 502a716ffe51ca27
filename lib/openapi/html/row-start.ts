import { attribute } from '@/lib/text/escape-html.ts';
import { idPart } from './row-id.ts';
import type { ApiWords } from './words.ts';

/** A row begins with its id and a button that copies a link to it (components/api/schema). */
export const rowStart = (id: string, name: string, t: ApiWords): string =>
  `<li${attribute('id', id)}><button type="button" class="link"${attribute('aria-label', t('copyLink', { name: idPart(name) }))}></button>`;
