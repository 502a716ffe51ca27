import type { Messages } from '@/lib/i18n/messages.ts';
import type { SchemaWords } from './schema-tree.tsx';

/** Texts of schema trees, handed over by the server. */
export const SCHEMA_WORDS = [
  'loading',
  'loadFailed',
] as const satisfies readonly (keyof Messages['api'] & keyof SchemaWords)[];
