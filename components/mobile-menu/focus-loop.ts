import type { KeyboardEvent } from 'react';

const FOCUSABLE = ':is(a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"])';

/**
 * Takes Tab round the ends of a modal panel: without this it would go on to the browser's own buttons and begin at the top of the page.
 * For `onKeyDown` of the panel.
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
