import type { PackedEntry } from '@/lib/docs/packed-entries.ts';

declare global {
  /** Lists by the address of their file. */
  var portalSidebars: Map<string, readonly PackedEntry[]> | undefined;
}

/**
 * Hands a long list to the components that make the HTML. As a prop it would also be in the data of
 * every page.
 */
export function keepEntries(file: string, entries: readonly PackedEntry[]): void {
  (globalThis.portalSidebars ??= new Map()).set(file, entries);
}

/** The list on the server; undefined in the browser, which loads the file. */
export const keptEntries = (file: string): readonly PackedEntry[] | undefined =>
  globalThis.portalSidebars?.get(file);
