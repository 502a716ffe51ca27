import { followStorage, readStorage, writeStorage } from '@/components/storage/storage.ts';
import { routerHref } from '@/components/navigation/base-path.ts';
import { changeQuery } from '@/components/navigation/address.ts';

const KEY = 'docusaurus.tab.';

/** The tab to show: the address says it, else the last choice; what is not among the tabs counts for nothing. */
export function preferredTab(
  values: readonly string[],
  query: string | null,
  chosen: string | null,
): string | undefined {
  return [query, chosen].find((value): value is string => value !== null && values.includes(value));
}

/** What one row of tabs has to do with others. */
export interface TabLinks {
  /** Rows with the same group show the same tab. */
  group?: string;
  /** Whether the browser keeps the group's choice for other pages. */
  kept?: boolean;
  /** Name of the query's parameter that holds the choice. */
  parameter?: string;
}

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
/** Choices of groups that the browser does not keep, or may not. */
const chosen = new Map<string, string>();
/** Rows of a group that stand in the address: name of the parameter, and the tab that it asks for. */
const rows = new Map<string, Set<{ parameter: string; asked: string | null }>>();
let stop: (() => void) | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= followStorage((key) => key.startsWith(KEY) && tell());
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** The choices of all rows of tabs of the page, as a store for `useSyncExternalStore`. */
export const tabChoices = {
  subscribe,
  /** The last choice in a group. */
  get: ({ group, kept = true }: TabLinks): string | null =>
    group === undefined
      ? null
      : ((kept ? readStorage('local', KEY + group) : null) ?? chosen.get(group) ?? null),
  /** What the address asks of a group by the parameter of one of its rows. */
  asked: ({ group }: TabLinks): string | null =>
    [...(rows.get(group ?? '') ?? [])].find(({ asked }) => asked !== null)?.asked ?? null,
  /** A reader's choice: shown in the whole group, kept for other pages, and written to the address where a row of the group asks for it. */
  choose(value: string, { group, kept = true, parameter }: TabLinks): void {
    const own = rows.get(group ?? '') ?? new Set();
    if (group !== undefined) {
      chosen.set(group, value);
      if (kept) writeStorage('local', KEY + group, value);
    }
    for (const row of own) row.asked = value;
    replaceQuery(
      [...(parameter === undefined ? [] : [parameter]), ...[...own].map((row) => row.parameter)],
      value,
    );
    tell();
  },
  /** A row that stands in the address is on the page. Returns a function that takes it away. */
  addRow({ group, parameter }: TabLinks, asked: string | null): () => void {
    if (group === undefined || parameter === undefined) return () => undefined;
    const row = { parameter, asked };
    rows.set(group, (rows.get(group) ?? new Set()).add(row));
    tell();
    return () => void rows.get(group)?.delete(row);
  },
};

/** Replaced, not pushed: the back button leaves the page, it does not step through tabs. */
function replaceQuery(names: readonly string[], value: string): void {
  const url = new URL(location.href);
  for (const name of names) url.searchParams.set(name, value);
  if (url.href !== location.href)
    changeQuery(routerHref(url.pathname + url.search + url.hash), { replace: true });
}
