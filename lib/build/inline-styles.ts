import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { BuildError } from '@/lib/content/problem.ts';
import { shownNames } from './shown-names.ts';
import { PageStyles } from './used-styles.ts';

/** A `<link>` in the head and its position in the HTML. */
interface Link {
  kind: 'sheet' | 'hint';
  href: string;
  start: number;
  end: number;
}

/**
 * Inlines the styles for a page's first paint, which then needs no further request. The whole
 * sheets remain linked with `media=print`: browsers load them with low priority, React treats them
 * as loaded, and `applySheets` in the head enables them. Without script they are ordinary sheets.
 * (Next's own `inlineCss` also repeats all styles in the page data, so each navigation sends them
 * again.)
 * @param pages HTML files in the folder
 * @param themes the site's color modes; both by default
 * @param basePath prefix of the links that is not part of the folder
 * @throws BuildError that names each page without a style sheet
 */
export function inlineStyles(
  folder: string,
  pages: readonly string[],
  themes?: readonly string[],
  basePath = process.env.BASE_PATH ?? '',
): void {
  const known = new Map<string, PageStyles>();
  const load = (sheets: readonly string[]): PageStyles => {
    const key = sheets.join(' ');
    const styles =
      known.get(key) ??
      new PageStyles(
        sheets
          .map((href) =>
            readFileSync(
              join(folder, href.slice(basePath.length).replace(/\?.*$/, '')),
              'utf8',
            ).replace(/\/\*#.*?\*\//g, ''),
          )
          .join(''),
      );
    known.set(key, styles);
    return styles;
  };
  const bare: string[] = [];
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8');
    const links = linksIn(html);
    const sheets = links.filter(({ kind }) => kind === 'sheet').map(({ href }) => href);
    if (sheets.length === 0) bare.push(page);
    else
      writeFileSync(
        join(folder, page),
        withStyles(html, links, load(sheets).of(shownNames(html, themes))),
      );
  }
  if (bare.length > 0)
    throw new BuildError(
      'Pages without a style sheet would be painted without styles.',
      bare.map((file) => ({
        file,
        severity: 'error',
        message:
          'has no <link rel="stylesheet"> in its head. Where Next writes it in another way now, lib/build/inline-styles.ts has to follow: see docs/upgrading.md.',
      })),
    );
}

/** The links to style sheets in the head, and their preload hints. */
function linksIn(html: string): Link[] {
  const end = html.search(/<body[\s>]/);
  const document = parse(end < 0 ? html : html.slice(0, end), { sourceCodeLocationInfo: true });
  const root = document.childNodes.find(
    (node): node is DefaultTreeAdapterTypes.Element => node.nodeName === 'html',
  );
  const head = root?.childNodes.find(
    (node): node is DefaultTreeAdapterTypes.Element => node.nodeName === 'head',
  );
  return (head?.childNodes ?? []).flatMap((node): Link[] => {
    if (node.nodeName !== 'link' || !('attrs' in node) || !node.sourceCodeLocation) return [];
    const {
      rel,
      href = '',
      as,
    } = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const kind =
      rel === 'stylesheet' ? 'sheet' : rel === 'preload' && as === 'style' ? 'hint' : undefined;
    return kind
      ? [
          {
            kind,
            href,
            start: node.sourceCodeLocation.startOffset,
            end: node.sourceCodeLocation.endOffset,
          },
        ]
      : [];
  });
}

function withStyles(html: string, links: readonly Link[], styles: string): string {
  const sheets = links.filter(({ kind }) => kind === 'sheet');
  const plain = sheets.map(({ href }) => `<link rel="stylesheet" href="${href}"/>`).join('');
  let text = '';
  let at = 0;
  for (const link of links) {
    text += html.slice(at, link.start);
    at = link.end;
    // The styles are inlined, so a preload hint would only cost a request.
    if (link.kind === 'hint') continue;
    if (link === sheets[0]) text += `<style>${styles}</style><noscript>${plain}</noscript>`;
    text += html.slice(link.start, link.end).replace(/\s*\/?>$/, ' media="print"/>');
  }
  return text + html.slice(at);
}
