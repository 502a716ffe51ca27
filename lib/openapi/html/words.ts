import type { Messages } from '@/lib/i18n/messages.ts';
import { counted, type ConstraintWords } from '../schema/constraints.ts';
import type { ConditionView } from '../schema/view-types.ts';

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

/** A rule in words, which its schema follows. */
export function conditionTitle(
  { kind, name = '', least, most }: Omit<ConditionView, 'view'>,
  t: ApiWords,
): string {
  // Without `minContains` one item is enough.
  const range =
    least === undefined && most === undefined
      ? undefined
      : (counted(least ?? 1, most, constraintWords(t), (text) => text) ?? '>= 0');
  return kind === 'dependentRequired' || range === undefined
    ? t(kind === 'dependentRequired' ? 'requiredWith' : kind, { name })
    : t('containsRange', { range });
}
