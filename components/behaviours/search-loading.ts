import type * as Box from '@/components/search/box.ts';
import { retryButton } from '@/components/search/retry-button.ts';
import { startSearch } from '@/components/search/start.ts';

let loading: Promise<typeof Box> | undefined;
let attached = false;

/** Whether the box's own script answers. */
export const isAttached = (): boolean => attached;

/**
 * Loads what the box does, and its index at the same time. A script that did not come is asked for again the next time: the
 * bundler loads it by an element of its own, so no browser remembers the failure as it would that of `import()`.
 * @throws when the script does not come; a box that the reader is in says so
 */
export function loadSearch(box: HTMLElement): Promise<typeof Box> {
  loading ??= load(box);
  return loading;
}

async function load(box: HTMLElement): Promise<typeof Box> {
  const start = startSearch(box);
  try {
    const loaded = await import('@/components/search/box.ts');
    loaded.attachBox(box, start);
    attached = true;
    return loaded;
  } catch (error) {
    start.worker?.terminate();
    loading = undefined;
    // Whoever has only passed by with the pointer has asked for nothing.
    if (box.contains(document.activeElement)) sayFailure(box);
    throw error;
  }
}

/** Without its script the box can still say why nothing happens, and try again. */
function sayFailure(box: HTMLElement): void {
  const { failed = '' } = box.dataset;
  tell(box, failed, retryButton(box, () => {
    tell(box, box.dataset.loading ?? '');
    // What is loaded searches for what stands in the field that has the focus.
    box.querySelector('input')?.focus();
    loadSearch(box).catch(() => undefined);
  }));
}

/** Says something below the box, to eyes and to screen readers. */
export function tell(box: HTMLElement, text: string, ...nodes: Node[]): void {
  const panel = box.querySelector<HTMLElement>('[data-search-panel]');
  const said = box.querySelector('[data-search-said]');
  box.querySelector('[data-search-state]')?.replaceChildren(text, ...nodes);
  if (said && said.textContent !== text) said.textContent = text;
  if (panel) panel.hidden = false;
}

/** What was said below the box is of no use any more. */
export function hush(box: HTMLElement): void {
  const panel = box.querySelector<HTMLElement>('[data-search-panel]');
  if (panel) panel.hidden = true;
  box.querySelector('[data-search-said]')?.replaceChildren();
}
