/** How far an arrow scrolls a row of tabs, in CSS pixels. */
const STEP = 90;

/** Puts arrows beside rows of tabs that are wider than their place. The keyboard does not need them: the arrow keys move along the row. */
export function offerTabArrows(document: Document): () => void {
  const made: HTMLElement[] = [];
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) update(target as HTMLElement);
  });
  const update = (row: HTMLElement) => {
    const wide = row.scrollWidth > row.clientWidth + 1;
    const arrows = row.parentElement!.querySelectorAll<HTMLElement>(':scope > [data-tab-arrow]');
    if (wide && arrows.length === 0) made.push(arrow(row, -STEP, '‹'), arrow(row, STEP, '›'));
    for (const button of arrows) button.hidden = !wide;
  };
  for (const row of document.querySelectorAll<HTMLElement>('[data-statuses] > [data-tabs] > [role=tablist], [data-samples] > [data-tabs] > [role=tablist]')) observer.observe(row);
  return () => {
    observer.disconnect();
    for (const button of made) button.remove();
  };
}

function arrow(row: HTMLElement, step: number, sign: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.dataset.tabArrow = step < 0 ? 'back' : 'on';
  button.setAttribute('aria-hidden', 'true');
  button.textContent = sign;
  button.addEventListener('click', () => row.scrollBy({ left: step, behavior: 'instant' }));
  row.parentElement!.append(button);
  return button;
}
