import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';

/**
 * Prefixes of the other locales, with the base path. lib/build/not-found-pages.ts puts this in
 * front of the script.
 */
declare const SETTINGS: readonly string[];

// Runs in the head of the default locale's 404 page, before the first paint. It redirects requests
// below another locale's prefix to that locale's 404 page, where not-found-address.tsx restores the
// address.
const { pathname, search, hash } = location;
const prefix = SETTINGS.find((candidate) => isAtOrBelow(pathname, candidate));
if (prefix !== undefined) {
  document.documentElement.style.visibility = 'hidden';
  location.replace(`${prefix}/404.html?missing=${encodeURIComponent(pathname + search + hash)}`);
}
