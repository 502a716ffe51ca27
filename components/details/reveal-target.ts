import { hashTarget } from '@/components/navigation/hash-target.ts';

/** Opens what the target of the address lies in, and goes there: a closed box would swallow the jump. */
export function revealTarget(document: Document, hash: string): void {
  const target = document.getElementById(hashTarget(hash) ?? '');
  let opened = false;
  for (
    let details = target?.closest('details');
    details;
    details = details.parentElement?.closest('details')
  ) {
    // The target may be the element itself: then there is nothing to open for it.
    if (details.open || details === target) continue;
    details.open = true;
    opened = true;
  }
  if (opened) target?.scrollIntoView();
}
