import { HASHED_FOLDERS, IMMUTABLE } from '@/lib/render-data/content-types.ts';
import { SEARCH_FOLDER } from '@/lib/search/manifest.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';

export type Header = readonly [name: string, value: string];

/**
 * The headers of every response: for the server of `npm start`, for `_headers` and for the
 * configurations of other hosts.
 *
 * The policy for scripts is inside each page, because it names the scripts of the page. These
 * headers contain what a page cannot set itself and what applies to other files as well. No value
 * has a double quote or a line break.
 */
export function securityHeaders(config: Pick<SiteConfig, 'url'>): Header[] {
  const headers: Header[] = [
    [
      'Content-Security-Policy',
      "frame-ancestors 'self'; base-uri 'none'; form-action 'self'; object-src 'none'",
    ],
    // For browsers without frame-ancestors.
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    // Features that no page uses. Writing to the clipboard stays allowed.
    [
      'Permissions-Policy',
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
  // One year, only this host. On a site without TLS the header would lock readers out.
  if (config.url.startsWith('https:'))
    headers.push(['Strict-Transport-Security', 'max-age=31536000']);
  return headers;
}

/** The search folder also has a file that changes, and no path may set a header twice. */
const UNCHANGING = HASHED_FOLDERS.filter((folder) => folder !== SEARCH_FOLDER);

/**
 * The file `_headers`, as Netlify and Cloudflare Pages read it. No path may set a header twice:
 * some hosts join the values.
 */
export function headersFile(
  headers: readonly Header[],
  basePath = process.env.BASE_PATH ?? '',
): string {
  const rule = (path: string, own: readonly Header[]) =>
    `${path}\n${own.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return [
    rule(`${basePath}/*`, headers),
    ...UNCHANGING.map((folder) => rule(`${basePath}/${folder}/*`, [['Cache-Control', IMMUTABLE]])),
  ].join('\n');
}
