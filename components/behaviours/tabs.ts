import { readStorage, writeStorage } from './storage.ts';

const KEY = 'docusaurus.tab.';

/** The tab to show: the address says it, else the last choice; what is not among the tabs counts for nothing. */
export function preferredTab(values: readonly string[], query: string | null, stored: string | null): string | undefined {
  return [query, stored].find((value): value is string => value !== null && values.includes(value));
}

/** Shows in each row of tabs what the address or an earlier choice asks for. The default stands in the HTML. */
export function restoreTabs(document: Document, search: string): void {
  const query = new URLSearchParams(search);
  const rows = [...document.querySelectorAll<HTMLElement>('[data-tabs]')];
  // A group follows the one of its rows that stands in the address.
  const asked = new Map(rows.flatMap(({ dataset }) => (dataset.tabs && dataset.query && query.has(dataset.query) ? [[dataset.tabs, query.get(dataset.query)] as const] : [])));
  for (const row of rows) {
    const group = row.dataset.tabs;
    const own = row.dataset.query ? query.get(row.dataset.query) : null;
    const tabs = tabList(row);
    const value = preferredTab(tabs.map((tab) => tab.dataset.value ?? ''), own ?? (group ? asked.get(group) : null) ?? null, group ? readStorage('local', KEY + group) : null);
    const tab = tabs.find((candidate) => candidate.dataset.value === value);
    if (tab && tab.getAttribute('aria-selected') !== 'true') selectTab(tab);
  }
}

/** A reader's choice: shown in the whole group, kept for other pages, and written to the address where the tabs ask for it. */
export function chooseTab(tab: HTMLElement): void {
  const row = tab.closest<HTMLElement>('[data-tabs]');
  const { value } = tab.dataset;
  if (!row || value === undefined) return;
  const group = row.dataset.tabs;
  const top = tab.getBoundingClientRect().top;
  selectTab(tab);
  if (group) {
    selectGroup(document, group, value);
    writeStorage('local', KEY + group, value);
  }
  const parameters = new Set([row, ...(group ? rowsOf(document, group) : [])].map(({ dataset }) => dataset.query));
  replaceQuery([...parameters].filter((name): name is string => name !== undefined), value);
  // The clicked tab keeps its place on the screen when rows above it change their height.
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Follows a choice made in another browser tab: a stored value has changed. */
export function followTabs(document: Document, key: string, value: string | null): void {
  if (key.startsWith(KEY) && value !== null) selectGroup(document, key.slice(KEY.length), value);
}

/** Arrow keys move the focus along the row, round its ends, Home and End to them; the selection follows Enter and Space, which click. */
export function moveBetweenTabs(tab: HTMLElement, key: string): boolean {
  const row = tab.closest<HTMLElement>('[data-tabs]');
  if (!row) return false;
  const list = tabList(row);
  const index = list.indexOf(tab);
  const place = { ArrowRight: (index + 1) % list.length, ArrowLeft: index - 1, Home: 0, End: -1 }[key];
  if (place === undefined) return false;
  list.at(place)?.focus();
  return true;
}

function selectGroup(document: Document, group: string, value: string): void {
  for (const row of rowsOf(document, group)) {
    const same = tabList(row).find((candidate) => candidate.dataset.value === value);
    if (same) selectTab(same);
  }
}

/** Selects a tab: its button, its panel, and the keyboard's place in the row. */
function selectTab(tab: HTMLElement): void {
  const row = tab.closest<HTMLElement>('[data-tabs]');
  if (!row) return;
  const { value } = tab.dataset;
  for (const other of tabList(row)) {
    const selected = other === tab;
    other.setAttribute('aria-selected', String(selected));
    other.tabIndex = selected ? 0 : -1;
  }
  for (const panel of row.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')) {
    if (panel.dataset.value === value) panel.dataset.selected = '';
    else delete panel.dataset.selected;
  }
}

/** Replaced, not pushed: the back button leaves the page, it does not step through tabs. */
function replaceQuery(names: readonly string[], value: string): void {
  if (names.length === 0) return;
  const url = new URL(location.href);
  for (const name of names) url.searchParams.set(name, value);
  // Null: the router adds its own state and takes notice of the new address.
  if (url.href !== location.href) history.replaceState(null, '', url);
}

const rowsOf = (document: Document, group: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-tabs="${CSS.escape(group)}"]`)];

const tabList = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
