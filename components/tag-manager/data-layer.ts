/** Adds an event to the data layer, which a tag manager may read. This function sends nothing. */
export function tellDataLayer(event: Readonly<Record<string, unknown> & { event: string }>): void {
  (window.dataLayer ??= []).push(event);
}
