/** Tells the tag manager, if there is one, or whoever else reads the page's data layer. Nothing is sent from here. */
export function tellDataLayer(event: Readonly<Record<string, unknown> & { event: string }>): void {
  (window.dataLayer ??= []).push(event);
}
