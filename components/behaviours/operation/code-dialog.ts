/** Shows a copy of the code on the whole screen. Escape, the focus inside and its way back are the dialog's own. */
export function openCode(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('[data-code]');
  const dialog = document.querySelector<HTMLDialogElement>('[data-code-dialog]');
  const place = dialog?.querySelector('[data-code-dialog-body]');
  if (!block || !dialog || !place || dialog.open) return;
  const copy = block.cloneNode(true) as HTMLElement;
  copy.querySelector('[data-expand-code]')?.remove();
  place.replaceChildren(copy);
  dialog.addEventListener('close', () => place.replaceChildren(), { once: true });
  dialog.showModal();
  copy.querySelector('pre')?.focus();
}
