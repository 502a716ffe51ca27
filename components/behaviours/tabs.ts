/** A reader's choice among the options of a schema, which are HTML as text. Other tabs are a component (components/ui/tabs.tsx). */
export function chooseTab(tab: HTMLElement): void {
  const row = tab.parentElement?.parentElement;
  if (row?.dataset.tabs === undefined) return;
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

/** Arrow keys move the focus along the row, round its ends, Home and End to them; the selection follows Enter and Space, which click. */
export function moveBetweenTabs(tab: HTMLElement, key: string): boolean {
  const row = tab.parentElement?.parentElement;
  if (row?.dataset.tabs === undefined) return false;
  const list = tabList(row);
  const index = list.indexOf(tab);
  const place = { ArrowRight: (index + 1) % list.length, ArrowLeft: index - 1, Home: 0, End: -1 }[key];
  if (place === undefined) return false;
  list.at(place)?.focus();
  return true;
}

const tabList = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
