import { messageOf } from '@/lib/text/message-of.ts';

const told = new Set<string>();

/**
 * Writes to the console why the search does not work. Every letter that is typed may try again, so
 * the same reason is written once for a document.
 * @param address what could not be loaded, unless the reason names it
 */
export function tellFailure(reason: unknown, address?: string): void {
  const from = address === undefined ? '' : ` (${address})`;
  const line = `The search could not be loaded: ${messageOf(reason)}${from}`;
  if (!told.has(line)) console.warn(line);
  told.add(line);
}
