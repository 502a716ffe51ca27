import type { Messages } from '@/lib/i18n/messages.ts';
import type { SchemaWords } from './schema-tree.tsx';

/** Texts of schema trees, which the server passes on. */
export const SCHEMA_WORDS = [
  'loading',
  'loadFailed',
  'linkCopied',
  'expandAll',
  'collapseAll',
] as const satisfies readonly (keyof Messages['api'] & keyof SchemaWords)[];
