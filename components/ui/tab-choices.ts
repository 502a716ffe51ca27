import { followStorage, readStorage, writeStorage } from '@/components/storage/storage.ts';
import { routerHref } from '@/components/navigation/base-path.ts';
import { changeQuery } from '@/components/navigation/address.ts';
import { Listeners } from '@/components/storage/listeners.ts';

const KEY = 'docusaurus.tab.';

/**
 * The tab that the address or else the stored choice names. Values that are not tabs of this row do
 * not count.
 */
export function preferredTab(
  values: readonly string[],
  query: string | null,
  chosen: string | null,
): string | undefined {
  return [query, chosen].find((value): value is string => value !== null && values.includes(value));
}

/** How a row of tabs relates to other rows. */
export interface TabLinks {
  /** Rows of the same group show the same tab. */
  group?: string;
  /** Query parameter for the choice. */
  parameter?: string;
}

const listeners = new Listeners();
/** Choices of groups, for a browser without storage. */
const chosen = new Map<string, string>();
/** Rows with a query parameter, by group: the parameter and the tab that it names. */
const rows = new Map<string, Set<{ parameter: string; asked: string | null }>>();
let stop: (() => void) | undefined;

function subscribe(listener: () => void): () => void {
  const forget = listeners.subscribe(listener);
  stop ??= followStorage((key) => key.startsWith(KEY) && listeners.tell());
  return () => {
    forget();
    if (!listeners.isEmpty) return;
    stop?.();
    stop = undefined;
  };
}

/** The choices of all rows on the page, as a store for `useSyncExternalStore`. */
export const tabChoices = {
  subscribe,
  /** The last choice in a group. */
  get: ({ group }: TabLinks): string | null =>
    group === undefined ? null : (readStorage('local', KEY + group) ?? chosen.get(group) ?? null),
  /** The choice in the address, from the parameter of any row of the group. */
  asked: ({ group }: TabLinks): string | null =>
    [...(rows.get(group ?? '') ?? [])].find(({ asked }) => asked !== null)?.asked ?? null,
  /**
   * Sets a reader's choice for the whole group, stores it, and writes it to the query parameters of
   * the group's rows.
   */
  choose(value: string, { group, parameter }: TabLinks): void {
    const own = rows.get(group ?? '') ?? new Set();
    if (group !== undefined) {
      chosen.set(group, value);
      writeStorage('local', KEY + group, value);
    }
    for (const row of own) row.asked = value;
    writeParameters(
      [...(parameter === undefined ? [] : [parameter]), ...[...own].map((row) => row.parameter)],
      value,
    );
    listeners.tell();
  },
  /** Registers a row with a query parameter. Returns a function that removes it. */
  addRow({ group, parameter }: TabLinks, asked: string | null): () => void {
    if (group === undefined || parameter === undefined) return () => undefined;
    const row = { parameter, asked };
    rows.set(group, (rows.get(group) ?? new Set()).add(row));
    listeners.tell();
    return () => void rows.get(group)?.delete(row);
  },
};

/**
 * Sets query parameters. Replaces the history entry, because the Back button should leave the page.
 */
function writeParameters(names: readonly string[], value: string): void {
  const url = new URL(location.href);
  for (const name of names) url.searchParams.set(name, value);
  if (url.href !== location.href)
    changeQuery(routerHref(url.pathname + url.search + url.hash), { replace: true });
}
