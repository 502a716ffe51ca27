import { allItems, sidebarOf, sidebarTrail, visibleItems } from '@/lib/docs/sidebar.ts';
import type { SiteIndex } from '@/lib/docs/site-index.ts';
import type { DocPage, SectionVersion } from '@/lib/docs/types.ts';
import type { SidebarItem } from '@/lib/docs/sidebar-types.ts';
import { canonicalUrl, pageHref } from '@/lib/docs/urls.ts';
import type { Words } from '@/lib/i18n/words.ts';
import { accentStyles } from '@/lib/site/brand-schema.ts';
import { localize, type SiteConfig } from '@/lib/site/config-schema.ts';
import { htmlLangOf } from '@/lib/site/html-lang.ts';
import { escapeAttribute } from '@/lib/text/escape-html.ts';
import { listedPages } from './llms.ts';
import { PRINT_BUTTON, PRINT_STYLE } from './print-parts.ts';
import { findDiv, rewriteHtml } from './rewrite-html.ts';

const H1 = /<h1[\s>]/;

export interface PrintInput {
  config: SiteConfig;
  index: SiteIndex;
  sectionVersion: SectionVersion;
  t: Words;
  /** Rendered HTML of a document's own page. */
  htmlOf: (page: DocPage) => string;
  basePath?: string;
}

/** The documents of a section's print page, in order. */
export const printedPages = (index: SiteIndex, sectionVersion: SectionVersion): DocPage[] =>
  listedPages({ index }, sectionVersion).filter((page): page is DocPage => page.kind === 'doc');

/**
 * A section version as one page for printing: title, contents, and every listed document in the
 * order of the sidebar. It is made from the rendered pages, so that nothing is rendered twice.
 */
export function printPage(input: PrintInput): string {
  const { config, index, sectionVersion, t, basePath = process.env.BASE_PATH ?? '' } = input;
  const { locale, title, description, version } = sectionVersion;
  const pages = printedPages(index, sectionVersion);
  const placed = pages.map((page, index) => ({ page, place: `p${index + 1}` }));
  const places = new Map(placed.map(({ page, place }) => [page.path, place]));
  const href = (path: string) => basePath + pageHref(config, locale, path);
  const placeByHref = new Map(placed.map(({ page, place }) => [href(page.path), place]));
  const language = (code: string) => htmlLangOf(config, code);
  let styles = '';
  // Page by page, because the HTML of a page is many times larger than its text.
  const sections = placed.map(({ page, place }) => {
    const html = input.htmlOf(page);
    styles ||= stylesheets(html);
    const lang = page.translation === 'missing' ? language(config.defaultLocale) : undefined;
    return printedDocument(page, html, {
      place,
      lang,
      trail: trailOf(sectionVersion, page),
      href: (target) => printedHref(target, href(page.path), placeByHref, config.url),
    });
  });
  const siteTitle = localize(config.title, locale, config.defaultLocale);
  const body = sections.join('\n');
  return `<!DOCTYPE html>
<html lang="${escapeAttribute(language(locale))}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeAttribute(`${title} ${config.titleDelimiter} ${siteTitle}`)}</title>
${styles}
<style>${PRINT_STYLE}${accentStyles(config.brand) ?? ''}</style>
</head>
<body style="--site-url:'${escapeAttribute(new URL(config.url).origin)}'">
<header class="print-bar">
<a href="${escapeAttribute(href(sectionVersion.basePath))}">${escapeAttribute(t('outputs.backToSection'))}</a>
<button type="button">${escapeAttribute(t('outputs.print'))}</button>
<noscript><style>.print-bar button{display:none}</style></noscript>
</header>
<script>${PRINT_BUTTON}</script>
<main>
<header class="print-cover">
<p>${escapeAttribute(siteTitle)}</p>
<h1>${escapeAttribute(title)}</h1>
${description === '' ? '' : `<p>${escapeAttribute(description)}</p>`}
<p>${escapeAttribute(t('docs.version', { label: version.label }))}</p>
<p>${escapeAttribute(canonicalUrl(config, locale, sectionVersion.basePath, basePath))}</p>
</header>
<nav class="print-contents" aria-labelledby="contents">
<h2 id="contents">${escapeAttribute(t('outputs.printContents'))}</h2>
${contents(visibleItems(allItems(sectionVersion)), places)}
</nav>
${body}
</main>
</body>
</html>
`;
}

interface Placed {
  place: string;
  lang: string | undefined;
  trail: string;
  href: (target: string) => string;
}

function printedDocument(
  page: DocPage,
  html: string,
  { place, lang, trail, href }: Placed,
): string {
  const text = findDiv(html, 'data-markdown');
  if (!text)
    throw new Error(
      `The page ${page.path} has no text to be printed: its HTML holds no element with \`data-markdown\`.`,
    );
  const inner = rewriteHtml(text.inner, { idPrefix: `${place}-`, shift: 1, href });
  // An HTML `<h1>` of the text may be a banner: the page then has its title above the text.
  const above = html.slice(0, html.indexOf(text.open));
  const hasTitle = !H1.test(above) && H1.test(text.inner);
  const title = hasTitle ? '' : `<h2>${escapeAttribute(page.title)}</h2>\n`;
  return `<section id="${place}" class="print-document"${lang === undefined ? '' : ` lang="${escapeAttribute(lang)}"`}>
${trail === '' ? '' : `<p class="print-trail">${escapeAttribute(trail)}</p>\n`}${title}${text.open}${inner}</div>
</section>`;
}

/** The labels of the categories around a document. */
function trailOf(sectionVersion: SectionVersion, page: DocPage): string {
  const trail = sidebarTrail(sidebarOf(sectionVersion, page), page.path);
  return trail
    .slice(0, -1)
    .map((item) => item.label)
    .join(' › ');
}

/**
 * A link to a printed page becomes a link inside the print page. Any other becomes absolute,
 * because it is read on paper.
 */
function printedHref(
  target: string,
  own: string,
  places: ReadonlyMap<string, string>,
  url: string,
): string {
  const [path = '', hash] = target.split('#');
  const place = places.get(path === '' ? own : path);
  if (place !== undefined)
    return hash === undefined || hash === '' ? `#${place}` : `#${place}-${hash}`;
  return path.startsWith('/') ? new URL(target, url).href : target;
}

function contents(items: readonly SidebarItem[], places: ReadonlyMap<string, string>): string {
  const pages = items.filter((item) => item.type !== 'other');
  const entries = pages.map((item) => {
    const place = item.path === undefined ? undefined : places.get(item.path);
    const label =
      place === undefined
        ? escapeAttribute(item.label)
        : `<a href="#${place}">${escapeAttribute(item.label)}</a>`;
    return `<li>${label}${item.type === 'category' ? contents(item.items, places) : ''}</li>`;
  });
  return entries.length === 0 ? '' : `<ul>${entries.join('')}</ul>`;
}

/**
 * Links to the stylesheets of a page. Other pages contain their styles, but here the requests do
 * not matter.
 */
function stylesheets(html: string): string {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  return [...new Set(links)].map((href) => `<link rel="stylesheet" href="${href}">`).join('\n');
}
