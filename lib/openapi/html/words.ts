import type { Messages } from '@/lib/i18n/messages.ts';
import type { ConstraintWords } from '../schema/constraints.ts';

/** Interface texts of the API reference in one language. */
export type ApiWords = (
  key: keyof Messages['api'],
  values?: Record<string, string | number>,
) => string;

export const constraintWords = (t: ApiWords): ConstraintWords => ({
  nonEmpty: t('nonEmpty'),
  characters: (range) => t('characters', { range }),
  items: (range) => t('arrayItems', { range }),
  properties: (range) => t('properties', { range }),
  and: (first, second) => t('and', { first, second }),
  pattern: (pattern) => t('pattern', { pattern }),
  multipleOf: (value) => t('multipleOf', { value }),
  unique: t('uniqueItems'),
});
