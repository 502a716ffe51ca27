import { firstIn, loadVisibly } from './loading.ts';

/** Whether there is more to see of an image than is shown; a pixel is rounding. */
export const isReduced = (naturalWidth: number, shownWidth: number): boolean => shownWidth > 0 && naturalWidth > shownWidth + 1;

/**
 * Makes buttons of the images of the text that are shown smaller than they are, and plain images again of those that are
 * not any more. Returns a function that stops it.
 */
export function offerZoom(document: Document): () => void {
  const words = document.querySelector<HTMLElement>('[data-zoom-dialog]')?.dataset;
  if (!words) return () => undefined;
  const update = (image: HTMLImageElement) => {
    const button = image.parentElement?.closest<HTMLElement>('[data-zoom]');
    // With its border: the sizes of the HTML hold it.
    const reduced = image.complete && isReduced(image.naturalWidth, image.offsetWidth);
    if (reduced && !button) wrap(image, `${words.enlarge} ${image.alt || words.image}`);
    else if (!reduced && button) button.replaceWith(image);
  };
  const controller = new AbortController();
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) update(target as HTMLImageElement);
  });
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-markdown] img')) {
    // An image that is a link leads somewhere already.
    if (image.closest('a, button:not([data-zoom])')) continue;
    observer.observe(image);
    image.addEventListener('load', () => update(image), { signal: controller.signal });
  }
  return () => {
    controller.abort();
    observer.disconnect();
    document.querySelector<HTMLDialogElement>('[data-zoom-dialog][open]')?.close();
  };
}

/** Lays a button over a drawn diagram: its details are always worth a closer look. Around it, the drawing's words would be the button's. */
export function offerDiagramZoom(figure: HTMLElement): void {
  const words = document.querySelector<HTMLElement>('[data-zoom-dialog]')?.dataset;
  const drawing = figure.querySelector('svg');
  if (words && drawing && !figure.querySelector('[data-zoom]')) drawing.after(zoomButton(`${words.enlarge} ${figure.getAttribute('aria-label') ?? ''}`.trim()));
}

/** Shows what the button holds in a dialog; what that takes is loaded now, and the dialog says how that goes. */
export async function zoom(button: HTMLElement): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('[data-zoom-dialog]');
  const box = dialog?.querySelector<HTMLElement>('[data-zoom-box]');
  if (!dialog || !box || dialog.open) return;
  let closed = false;
  dialog.addEventListener('close', () => (closed = true), { once: true });
  const inBox = firstIn(box);
  const place = {
    ...inBox,
    show: (state: HTMLElement) => {
      if (closed) return;
      inBox.show(state);
      if (!dialog.open) dialog.showModal();
    },
  };
  const { openZoom } = await loadVisibly(document, place, () => import('./zoom-dialog.ts'));
  if (!closed) openZoom(button, dialog);
}

function wrap(picture: Element, label: string): void {
  const button = zoomButton(label);
  picture.before(button);
  button.append(picture);
}

function zoomButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.zoom = '';
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-haspopup', 'dialog');
  return button;
}
