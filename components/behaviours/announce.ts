/** How long a text is kept for screen readers, in ms. */
const KEPT = 3000;

/** Says a short text to screen readers, once. */
export function announce(text: string): void {
  const region = document.createElement('div');
  region.className = 'sr-only';
  region.setAttribute('role', 'status');
  document.body.append(region);
  // A region must be there before its text changes, or it is not read.
  requestAnimationFrame(() => (region.textContent = text));
  setTimeout(() => region.remove(), KEPT);
}
