import { slide, slidingTo } from './collapse.ts';
import { hashTarget } from './hash-target.ts';

/**
 * Opens or closes a `<details>` smoothly when its own summary is clicked. Only one that holds a box
 * (`data-collapse`); others, like menus, stay the browser's.
 * @returns whether it was one
 */
export function toggleDetails(summary: HTMLElement): boolean {
  const details = summary.parentElement;
  const box = details?.querySelector<HTMLElement>(':scope > [data-collapse]');
  if (!(details instanceof HTMLDetailsElement) || !box) return false;
  const open = !(slidingTo(box) ?? details.open);
  details.open = true;
  slide(box, open, () => {
    // One that was opened may have been closed meanwhile by a choice in it.
    if (!open) details.open = false;
  });
  return true;
}

/** Opens what the target of the address lies in, and goes there: a closed box would swallow the jump. */
export function revealTarget(document: Document, hash: string): void {
  const target = document.getElementById(hashTarget(hash) ?? '');
  let opened = false;
  for (let details = target?.closest('details'); details; details = details.parentElement?.closest('details')) {
    // The target may be the element itself: then there is nothing to open for it.
    if (details.open || details === target) continue;
    details.open = true;
    opened = true;
  }
  if (opened) target?.scrollIntoView();
}
