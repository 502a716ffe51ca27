import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LINK = /<link rel="stylesheet" href="([^"]+\.css)"([^>]*?)\/?>/g;

/**
 * Puts the styles into the HTML of every page, so that the first paint needs no second request. The link stays,
 * `disabled`: browsers do not load it, and React finds it there and takes the styles for loaded. (Next's own `inlineCss`
 * repeats the styles in the page data, which doubles them in the HTML and sends them again with every navigation.)
 * @param basePath prefix of the links that is not part of the folder
 */
export function inlineStyles(folder: string, basePath = process.env.BASE_PATH ?? ''): void {
  const styles = new Map<string, string>();
  const load = (href: string): string => {
    const known = styles.get(href) ?? readFileSync(join(folder, href.slice(basePath.length).replace(/\?.*$/, '')), 'utf8').replace(/\/\*#.*?\*\//g, '').trim();
    styles.set(href, known);
    return known;
  };
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(file, 'utf8');
    const inlined = html
      .replace(LINK, (_, href: string, rest: string) => `<style>${load(href)}</style><link rel="stylesheet" href="${href}"${rest} disabled/>`)
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
