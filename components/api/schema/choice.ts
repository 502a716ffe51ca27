/**
 * Selects an option of a choice. Its options are tabs in HTML that React does not render
 * (lib/openapi/html/schema-html.ts), so their attributes are set here. The tabs come before their
 * panels, in the same order.
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

/**
 * Moves the focus along the tabs: arrow keys wrap around, Home and End go to the ends.
 * @returns whether the key moves the focus
 */
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
