/** Small menus inside a page, which open by themselves, without script: a `<details>` with this mark. */
const OPEN = 'details[data-popup][open]';

/** Closes them when the pointer is pressed or the focus goes elsewhere, and with Escape. Returns a function that stops that. */
export function watchPopups(document: Document): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of ['pointerdown', 'focusin'] as const) {
    document.addEventListener(type, ({ target }) => closePopups(document, (popup) => target instanceof Node && !popup.contains(target)), { signal });
  }
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      const popup = key === 'Escape' && target instanceof Element ? target.closest<HTMLElement>(OPEN) : null;
      popup?.removeAttribute('open');
      popup?.querySelector('summary')?.focus();
    },
    { signal },
  );
  return () => controller.abort();
}

/** Closes those that `chosen` names; without it all: after a navigation nothing of the old page lies over the new one. */
export function closePopups(document: Document, chosen: (popup: HTMLElement) => boolean = () => true): void {
  for (const popup of document.querySelectorAll<HTMLElement>(OPEN)) if (chosen(popup)) popup.removeAttribute('open');
}
