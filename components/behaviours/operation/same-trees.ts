/**
 * Puts a copy of a tree where the page only refers to it: an error that several statuses share stands in the HTML once.
 * The tabs that hold the copies are closed at first, so nothing moves.
 */
export function copySameTrees(document: Document): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-same-as]')) {
    const copy = document.getElementById(place.dataset.sameAs ?? '')?.cloneNode(true) as HTMLElement | undefined;
    if (!copy) continue;
    copy.removeAttribute('id');
    // The place itself is the renderer's: it goes when the reader leaves the page.
    place.replaceChildren(copy);
    delete place.dataset.sameAs;
  }
}
