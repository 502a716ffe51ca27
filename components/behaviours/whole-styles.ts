/** How long a style sheet is waited for, in ms: one that failed before anybody listened says nothing any more. */
const PATIENCE = 5000;

/**
 * In the head, before anything else: applies a whole style sheet as soon as the browser has loaded it, without waiting for the
 * application. Runs inside the HTML, so it uses nothing from outside its own body.
 */
export function applySheets(window: Window): void {
  window.document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.media === 'print') target.media = 'all';
    },
    true,
  );
}

/**
 * Applies the whole style sheets, of which the HTML holds what its own page uses (lib/build/inline-styles.ts), as soon as
 * the browser has loaded them.
 * @returns fulfilled when they apply; one that cannot be loaded is not waited for
 */
export async function wholeStyles(document: Document, patience = PATIENCE): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]')];
  await Promise.all(
    links.map(async (link) => {
      if (!link.sheet) {
        await new Promise((done) => {
          for (const type of ['load', 'error']) link.addEventListener(type, done, { once: true });
          setTimeout(done, patience);
        });
      }
      link.media = 'all';
    }),
  );
}
