import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classesOf, styleSheet } from './used-styles.ts';

const LINK = /<link rel="stylesheet" href="([^"]+\.css)"([^>]*?)\/?>/g;

/**
 * Puts the styles that a page uses into its HTML, so that the first paint needs no second request. The whole sheet is
 * still linked, for print: browsers load it when they have nothing else to do, React finds it there and takes it for loaded,
 * and components/behaviours/whole-styles.ts applies it everywhere, for the pages that a reader goes to from here. (Next's own
 * `inlineCss` repeats the styles in the page data, which doubles them in the HTML and sends them again with every navigation.)
 * @param basePath prefix of the links that is not part of the folder
 */
export function inlineStyles(folder: string, basePath = process.env.BASE_PATH ?? ''): void {
  const sheets = new Map<string, ReturnType<typeof styleSheet>>();
  const load = (href: string): ReturnType<typeof styleSheet> => {
    const known = sheets.get(href) ?? styleSheet(readFileSync(join(folder, href.slice(basePath.length).replace(/\?.*$/, '')), 'utf8').replace(/\/\*#.*?\*\//g, '').trim());
    sheets.set(href, known);
    return known;
  };
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(file, 'utf8');
    const classes = classesOf(html);
    const inlined = html
      .replace(LINK, (_, href: string, rest: string) => `<style>${load(href)(classes)}</style><link rel="stylesheet" href="${href}"${rest} media="print"/>`)
      // A hint to fetch what is already here.
      .replace(/<link rel="preload" href="[^"]+\.css"[^>]*?\/?>/g, '');
    if (inlined !== html) writeFileSync(file, inlined);
  }
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
}
