/** A button that tries again, with the box's own word for it. */
export function retryButton(box: HTMLElement, retry: (event: Event) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = box.dataset.retry ?? '';
  button.addEventListener('click', retry);
  return button;
}
