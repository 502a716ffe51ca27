/** Lays a button over a drawn diagram: its details are always worth a closer look. Around it, the drawing's words would be the button's. */
export function offerDiagramZoom(figure: HTMLElement): void {
  const words = undefined as { enlarge: string } | undefined;
  const drawing = figure.querySelector('svg');
  if (words && drawing && !figure.querySelector('[data-zoom]')) drawing.after(zoomButton(`${words.enlarge} ${figure.getAttribute('aria-label') ?? ''}`.trim()));
}

function zoomButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.zoom = '';
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-haspopup', 'dialog');
  return button;
}
