/** Prefixes of the other locales, with the base path; stands in front of the script (lib/build/not-found-pages.ts). */
declare const SETTINGS: readonly string[];

// In the head of the default locale's 404 page: a reader who wanted a page of another locale goes to that locale's own 404 page,
// before anything is painted. The address that he wanted comes back there (not-found-address.tsx).
const { pathname, search, hash } = location;
const prefix = SETTINGS.find(
  (candidate) => pathname === candidate || pathname.startsWith(`${candidate}/`),
);
if (prefix !== undefined) {
  document.documentElement.style.visibility = 'hidden';
  location.replace(`${prefix}/404.html?missing=${encodeURIComponent(pathname + search + hash)}`);
}
