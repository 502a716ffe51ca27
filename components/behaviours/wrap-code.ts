/** Turns word wrap of the block on or off. */
export function toggleWrap(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('[data-code]');
  if (!block) return;
  const wrapped = block.dataset.wrapped === undefined;
  if (wrapped) block.dataset.wrapped = '';
  else delete block.dataset.wrapped;
  button.setAttribute('aria-pressed', String(wrapped));
  offerWrap(block);
}

/**
 * Offers word wrap where code is wider than its block, or is wrapped. The observer tells of everything that can change
 * that: the window, a tab or a box that opens. Returns a function that stops it.
 */
export function watchOverflow(document: Document): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) offerWrap(target.closest<HTMLElement>('[data-code]')!);
  });
  for (const pre of document.querySelectorAll('[data-code] > pre')) observer.observe(pre);
  return () => observer.disconnect();
}

function offerWrap(block: HTMLElement): void {
  const pre = block.querySelector('pre');
  const button = block.querySelector<HTMLElement>('[data-wrap]');
  // One pixel: widths are rounded.
  if (pre && button) button.hidden = block.dataset.wrapped === undefined && pre.scrollWidth <= pre.clientWidth + 1;
}
