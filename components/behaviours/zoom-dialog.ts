/** Shows the picture of a button at its full size. Escape, the × and a click beside the picture close it; the focus returns to the button. */
export function openZoom(button: HTMLElement, dialog: HTMLDialogElement): void {
  // Around an image, over a diagram.
  const picture = button.querySelector('img') ?? button.parentElement?.querySelector(':scope > svg');
  const box = dialog.querySelector('[data-zoom-box]');
  if (!picture || !box) return;
  const copy = picture.cloneNode(true) as Element;
  copy.removeAttribute('loading');
  box.replaceChildren(copy);
  dialog.setAttribute('aria-label', (picture.getAttribute('alt') || picture.closest('figure')?.getAttribute('aria-label')) ?? '');
  const controller = new AbortController();
  const { signal } = controller;
  dialog.addEventListener('click', (event) => (event.target === dialog || event.target === box) && dialog.close(), { signal });
  dialog.addEventListener(
    'close',
    () => {
      controller.abort();
      box.replaceChildren();
      button.focus();
    },
    { signal },
  );
  // It may have told already how loading went.
  if (!dialog.open) dialog.showModal();
}
