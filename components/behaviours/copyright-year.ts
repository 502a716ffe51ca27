/** Puts the visitor's year where the static HTML has dashes; a clock that is plainly wrong leaves them. */
export function fillYear(document: Document, now: Date): void {
  const year = now.getFullYear();
  const place = document.querySelector('[data-year]');
  if (place && year >= 1983 && year <= 9999) place.textContent = String(year);
}
