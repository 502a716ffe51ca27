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

/**
 * The text on the server; undefined in the browser.
 * @throws in a build, where the page would lack it
 */
export function keptForHtml(key: string): string | undefined {
  const text = globalThis.portalHtmlOnly?.get(key);
  if (text === undefined && typeof window === 'undefined' && process.env.NODE_ENV === 'production')
    throw new Error(
      `The text ${key} is missing in the HTML. Next has rendered server and client components of a page in two processes; pass the text as a prop instead of using keepForHtml.`,
    );
  return text;
}
