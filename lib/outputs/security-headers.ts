import type { SiteConfig } from '@/lib/site/config-schema.ts';

export type Header = readonly [name: string, value: string];

/**
 * The headers that every answer of the site has, wherever it is published: the one place where they are settled, for the
 * server of `npm start`, for `_headers`, and for the configurations of other hosts.
 *
 * Scripts are governed by the policy inside each page, since it names the page's own; here stands what a page cannot say
 * about itself or what holds for other files, too. No value holds a double quote or a line break.
 */
export function securityHeaders(config: Pick<SiteConfig, 'url'>): Header[] {
  const headers: Header[] = [
    [
      'Content-Security-Policy',
      "frame-ancestors 'self'; base-uri 'none'; form-action 'self'; object-src 'none'",
    ],
    // For browsers that do not know frame-ancestors.
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    // What no page of ours asks for; copying to the clipboard stays possible.
    [
      'Permissions-Policy',
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
  // One year, this host alone. A site that is published without encryption would lock its readers out.
  if (config.url.startsWith('https:'))
    headers.push(['Strict-Transport-Security', 'max-age=31536000']);
  return headers;
}

/** Folders whose files carry a hash of their content in their names. The search's has a list that changes, so it is not here. */
const UNCHANGING = ['/_next/static/*', '/_content/*'];

/** `_headers` as Netlify, Cloudflare Pages and others read it. Rules of one path must not name a header twice: some hosts would join them. */
export function headersFile(
  headers: readonly Header[],
  basePath = process.env.BASE_PATH ?? '',
): string {
  const rule = (path: string, own: readonly Header[]) =>
    `${path}\n${own.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return [
    rule(`${basePath}/*`, headers),
    ...UNCHANGING.map((path) =>
      rule(basePath + path, [['Cache-Control', 'public, max-age=31536000, immutable']]),
    ),
  ].join('\n');
}
