/** Selects a tab: its button, its panel, and the keyboard's place in the row. */
export function selectTab(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[data-tabs]');
  if (!tabs) return;
  const { value } = tab.dataset;
  for (const other of tabList(tabs)) {
    const selected = other === tab;
    other.setAttribute('aria-selected', String(selected));
    other.tabIndex = selected ? 0 : -1;
  }
  for (const panel of tabs.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')) {
    if (panel.dataset.value === value) panel.dataset.selected = '';
    else delete panel.dataset.selected;
  }
}

/** Selects the same tab in every group of the page with the same id; the clicked one keeps its place on the screen. */
export function selectInGroup(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[data-tabs]');
  const group = tabs?.dataset.tabs;
  const top = tab.getBoundingClientRect().top;
  selectTab(tab);
  if (group) {
    for (const other of document.querySelectorAll<HTMLElement>(`[data-tabs="${CSS.escape(group)}"]`)) {
      const same = tabList(other).find((candidate) => candidate.dataset.value === tab.dataset.value);
      if (same && other !== tabs) selectTab(same);
    }
  }
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Arrow keys move the focus along the row, round its ends; the selection follows Enter and Space, which click. */
export function moveBetweenTabs(tab: HTMLElement, key: string): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const tabs = tab.closest<HTMLElement>('[data-tabs]');
  if (step === undefined || !tabs) return false;
  const list = tabList(tabs);
  list.at((list.indexOf(tab) + step) % list.length)?.focus();
  return true;
}

const tabList = (tabs: HTMLElement): HTMLElement[] => [...tabs.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
