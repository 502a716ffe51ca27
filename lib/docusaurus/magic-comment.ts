import type { MagicComment } from '@/lib/site/code-schema.ts';
import { defined, record, text } from './values.ts';

/**
 * An entry of `prism.magicComments`. Styles are not taken over, so its class tells which of the
 * three looks is meant.
 */
export function magicComment(given: unknown): MagicComment {
  const { className, line, block } = record(given);
  const start = text(record(block).start);
  const end = text(record(block).end);
  return defined({
    mark: markOf(text(className) ?? ''),
    line: text(line),
    block: start !== undefined && end !== undefined ? { start, end } : undefined,
  });
}

function markOf(className: string): MagicComment['mark'] {
  if (/error|remov|delet/i.test(className)) return 'removed';
  return /add|insert|success/i.test(className) ? 'added' : 'highlighted';
}
