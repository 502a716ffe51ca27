import type { KeyboardEvent } from 'react';

const FOCUSABLE = ':is(a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"])';

/**
 * Keeps Tab inside a modal panel: from the last element to the first and back. Without this, Tab
 * would leave the page for the browser's own buttons.
 * For the panel's `onKeyDown`.
 */
export function loopFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
