/**
 * Applies the whole style sheets, of which the HTML holds what its own page uses (lib/build/inline-styles.ts), as soon as
 * the browser has loaded them.
 * @returns fulfilled when they apply; one that cannot be loaded is not waited for
 */
export async function wholeStyles(document: Document): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]')];
  await Promise.all(
    links.map(async (link) => {
      if (!link.sheet) await new Promise((done) => ['load', 'error'].forEach((type) => link.addEventListener(type, done, { once: true })));
      link.media = 'all';
    }),
  );
}
