import { hashTarget } from '@/components/navigation/hash-target.ts';

/**
 * Opens the boxes around the target of the address, then scrolls to it. The browser cannot scroll
 * into a closed box.
 */
export function revealTarget(document: Document, hash: string): void {
  const target = document.getElementById(hashTarget(hash) ?? '');
  let opened = false;
  for (
    let details = target?.closest('details');
    details;
    details = details.parentElement?.closest('details')
  ) {
    // If the target is itself a box, it stays as it is.
    if (details.open || details === target) continue;
    details.open = true;
    opened = true;
  }
  if (opened) target?.scrollIntoView();
}
