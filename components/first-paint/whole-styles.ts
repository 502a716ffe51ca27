/**
 * Limit for waiting for a style sheet, in ms: a sheet that failed before the listener was added
 * fires no more events.
 */
const PATIENCE = 5000;

/**
 * Runs first in the head. Applies the whole style sheets as soon as the browser has loaded them,
 * without waiting for the application. All at once, because they override one another and the
 * inlined rules in a fixed order.
 */
export function applySheets(window: Window): void {
  const { document } = window;
  const apply = () => {
    const links = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]'),
    ];
    // Until the body begins, some links may still be missing.
    if (hasBody(document) && links.every(({ sheet }) => sheet))
      for (const link of links) link.media = 'all';
  };
  document.addEventListener(
    'load',
    ({ target }) => target instanceof HTMLLinkElement && apply(),
    true,
  );
  document.addEventListener('DOMContentLoaded', apply);
}

/** DOM types ignore that the body is missing while the head is parsed. */
const hasBody = ({ body }: { body: HTMLElement | null }): boolean => body !== null;

/**
 * Applies the whole style sheets once the browser has loaded them all. The HTML contains only the
 * rules that its own page uses (lib/build/inline-styles.ts).
 * @returns resolves when they apply, without those that failed to load
 */
export async function wholeStyles(document: Document, patience = PATIENCE): Promise<void> {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]'),
  ];
  await Promise.all(
    links
      .filter(({ sheet }) => !sheet)
      .map(
        (link) =>
          new Promise((done) => {
            for (const type of ['load', 'error']) link.addEventListener(type, done, { once: true });
            setTimeout(done, patience);
          }),
      ),
  );
  for (const link of links) link.media = 'all';
}
