import { chooseOption } from './choice.ts';

/**
 * Shows a part of the page: opens the lists around it, chooses the options of choices that it is
 * in, and scrolls to it. A part that is not there yet counts as the one above it.
 */
export function reveal(id: string): void {
  const target = findPart(id);
  for (let part = target; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
    const tab = part.matches('.choice > [role=tabpanel]:not([data-selected])') && tabOf(part);
    if (tab) chooseOption(tab);
  }
  target?.scrollIntoView();
}

/** `body-data.items` is in `body-data`. */
function findPart(id: string): HTMLElement | null {
  for (let name = id; name !== ''; name = name.slice(0, Math.max(name.lastIndexOf('.'), 0))) {
    const found = document.getElementById(name);
    if (found) return found;
  }
  return null;
}

/** The tab of a panel, which is before the panels in the same order. */
function tabOf(panel: Element): HTMLElement | undefined {
  const parts = [...(panel.parentElement?.children ?? [])];
  const panels = parts.filter((part) => part.matches('[role=tabpanel]'));
  const tab = parts.find((part) => part.matches('[role=tablist]'))?.children[panels.indexOf(panel)];
  return tab instanceof HTMLElement ? tab : undefined;
}
