import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/lib/site/files-below.ts';
import { shownNames } from './shown-names.ts';
import { PageStyles } from './used-styles.ts';

const LINK = /<link rel="stylesheet" href="([^"]+\.css)"([^>]*?)\/?>/g;

/**
 * Puts the styles that a page's first paint needs into its HTML, so that it needs no second request. The whole sheets are
 * still linked, for print: browsers load them when they have nothing else to do, React finds them there and takes them for
 * loaded, and `applySheets` in the head applies them everywhere as soon as they are there. Without script they are ordinary
 * sheets. (Next's own `inlineCss` repeats all styles in the page data, which doubles them in the HTML and sends them again with
 * every navigation.)
 * @param themes the colour modes that the site can have; both unless it is told
 * @param basePath prefix of the links that is not part of the folder
 */
export function inlineStyles(folder: string, themes?: readonly string[], basePath = process.env.BASE_PATH ?? ''): void {
  const known = new Map<string, PageStyles>();
  const load = (sheets: readonly string[]): PageStyles => {
    const key = sheets.join(' ');
    const styles = known.get(key) ?? new PageStyles(sheets.map((href) => readFileSync(join(folder, href.slice(basePath.length).replace(/\?.*$/, '')), 'utf8').replace(/\/\*#.*?\*\//g, '')).join(''));
    known.set(key, styles);
    return styles;
  };
  for (const file of filesBelow(folder).filter((path) => path.endsWith('.html'))) {
    const html = readFileSync(file, 'utf8');
    const links = [...html.matchAll(LINK)];
    if (links.length === 0) continue;
    const styles = load(links.map((link) => link[1]!)).of(shownNames(html, themes));
    const plain = links.map((link) => `<link rel="stylesheet" href="${link[1]}"/>`).join('');
    let first = true;
    const inlined = html
      .replace(LINK, (_, href: string, rest: string) => {
        const before = first ? `<style>${styles}</style><noscript>${plain}</noscript>` : '';
        first = false;
        return `${before}<link rel="stylesheet" href="${href}"${rest} media="print"/>`;
      })
      // A hint to fetch what is already here.
      .replace(/<link rel="preload" href="[^"]+\.css"[^>]*?\/?>/g, '');
    writeFileSync(file, inlined);
  }
}
