/** How long a style sheet is waited for, in ms: one that failed before anybody listened says nothing any more. */
const PATIENCE = 5000;

/**
 * In the head, before anything else: applies the whole style sheets as soon as the browser has loaded them, without waiting for the
 * application. All at once: a rule of one sheet may stand above one that the HTML has of another, until that sheet is there too.
 */
export function applySheets(window: Window): void {
  const { document } = window;
  const apply = () => {
    const links = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]'),
    ];
    // Before the body has begun, the browser may not have read all links.
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

/** The DOM types leave out that the body is missing while the head is read. */
const hasBody = ({ body }: { body: HTMLElement | null }): boolean => body !== null;

/**
 * Applies the whole style sheets, of which the HTML holds what its own page uses (lib/build/inline-styles.ts), when
 * the browser has loaded them all.
 * @returns fulfilled when they apply; one that cannot be loaded is not waited for
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
