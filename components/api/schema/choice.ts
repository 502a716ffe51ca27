/**
 * The options of a choice are tabs in a tree that is HTML (lib/openapi/html/schema-html.ts): React does not know them, so they are set
 * by hand. Their row stands before their panels, in the same order.
 */
export function chooseOption(tab: HTMLElement): void {
  const row = tab.parentElement;
  const panels = [...(row?.parentElement?.children ?? [])].filter((part) =>
    part.matches('[role=tabpanel]'),
  );
  optionsOf(tab).forEach((option, index) => {
    option.ariaSelected = String(option === tab);
    option.tabIndex = option === tab ? 0 : -1;
    panels[index]?.toggleAttribute('data-selected', option === tab);
  });
}

/** Arrow keys move the focus along the row, round its ends, Home and End to them. */
export function moveToOption(tab: HTMLElement, key: string): boolean {
  const options = optionsOf(tab);
  const index = options.indexOf(tab);
  const next = new Map([
    ['ArrowRight', (index + 1) % options.length],
    ['ArrowLeft', index - 1],
    ['Home', 0],
    ['End', -1],
  ]).get(key);
  if (next === undefined) return false;
  options.at(next)?.focus();
  return true;
}

const optionsOf = (tab: HTMLElement): HTMLElement[] =>
  [...(tab.parentElement?.children ?? [])].filter((child) => child instanceof HTMLElement);
