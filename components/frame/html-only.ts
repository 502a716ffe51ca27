declare global {
  var portalHtmlOnly: Map<string, string> | undefined;
}

/**
 * Hands a text to the client components that make the HTML of a page. As a prop it would also be in
 * the data of the page, a second time.
 */
export function keepForHtml(key: string, text: string): void {
  (globalThis.portalHtmlOnly ??= new Map()).set(key, text);
}

/** The text on the server; undefined in the browser. */
export const keptForHtml = (key: string): string | undefined => globalThis.portalHtmlOnly?.get(key);
