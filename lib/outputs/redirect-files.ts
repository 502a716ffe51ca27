import type { Redirect } from '@/lib/docs/redirects.ts';
import { canonicalUrl, encodePath, localePrefix, pageHref } from '@/lib/docs/urls.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { escapeAttribute } from '@/lib/text/escape-html.ts';
import { escapeRegExp } from '@/lib/text/escape-reg-exp.ts';
import { inlineJson } from '@/lib/text/with-settings.ts';

/** A redirect in one locale. */
export interface Move {
  /** Decoded path with the locale's prefix, without base path. */
  from: string;
  /** Hrefs, with base path. The new one may be a web address. */
  fromHref: string;
  toHref: string;
  /** Absolute address of the target. */
  url: string;
}

/** The redirects of a locale. */
export function movesOf(
  config: SiteConfig,
  locale: string,
  redirects: readonly Redirect[],
  basePath = process.env.BASE_PATH ?? '',
): Move[] {
  const prefix = localePrefix(config, locale);
  return redirects.map(({ from, to, suffix = '', outside }) => ({
    from: prefix + from,
    fromHref: basePath + prefix + encodePath(from),
    ...(outside
      ? outsideMove(config, to, suffix, basePath)
      : {
          toHref: basePath + pageHref(config, locale, to) + suffix,
          url: canonicalUrl(config, locale, to, basePath),
        }),
  }));
}

/** What is no page of this site has one address in all locales. */
function outsideMove(
  { url }: SiteConfig,
  to: string,
  suffix: string,
  basePath: string,
): Pick<Move, 'toHref' | 'url'> {
  const toHref = to.startsWith('/') ? basePath + encodePath(to) + suffix : to;
  return { toHref, url: new URL(toHref, url).href };
}

/** Whether a new address has query and hash of its own. Otherwise it gets those of the old one. */
export const hasSuffix = (href: string): boolean => /[?#]/.test(href);

/** The page at the old path, for hosts without redirects. Its script keeps query and hash. */
export function redirectPage(
  { toHref, url }: Move,
  texts: { lang: string; title: string; text: string; target: string },
): string {
  const [href, lang, title, text, target] = [
    toHref,
    texts.lang,
    texts.title,
    texts.text,
    texts.target,
  ].map(escapeAttribute);
  return `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeAttribute(url)}">
<script>location.replace(${inlineJson(toHref)}${hasSuffix(toHref) ? '' : ' + location.search + location.hash'})</script>
<meta http-equiv="refresh" content="0; url=${href}">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${text} <a href="${href}">${target}</a></p>
</body>
</html>
`;
}

/** The file `_redirects`, as Netlify, Cloudflare Pages and `npm start` read it. */
export const rulesFile = (moves: readonly Move[]): string =>
  moves.map(({ fromHref, toHref }) => `${fromHref} ${toHref} 301\n`).join('');

/** The inverse of rulesFile: new path by old path, both as hrefs with base path. */
export function parseRules(text: string): Map<string, string> {
  const rules = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(
    rules.flatMap(([from, to, status]) =>
      from?.startsWith('/') && to !== undefined && status === '301' ? [[from, to] as const] : [],
    ),
  );
}

/**
 * The same for nginx: the entries of the `map` in our configuration (lib/deploy/nginx-config.ts).
 * Paths are patterns, because nginx ignores case in plain ones: a page whose name only changed in
 * case would redirect to itself.
 */
export function nginxMap(moves: readonly Move[], basePath = process.env.BASE_PATH ?? ''): string {
  // A dollar sign would begin a variable of nginx.
  const lines = moves.map(
    ({ from, toHref }) =>
      `  ${quoted(`~^${escapeRegExp(basePath + from)}$`)} ${quoted(toHref.replaceAll('$', '%24'))};\n`,
  );
  return `# Old addresses and new ones, for the map of nginx's configuration: npm run deploy:nginx\n${lines.join('')}`;
}

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;
