import { isAtOrBelow } from '@/lib/text/is-at-or-below.ts';

/**
 * The address of a result: its page, the terms to mark there, and the heading.
 * @param base the site's base path, without a slash at its end
 * @throws Error when the address leads out of the site: that is a bug of the index, or an attack
 */
export function resultHref(
  u: string,
  h: string,
  terms: readonly string[],
  base: string,
  origin: string,
): string {
  const address = new URL(base + u, origin);
  // The link is the path alone: a path that begins with two slashes, as of `/..//host`, would be
  // another host.
  const inside =
    u.startsWith('/') &&
    !u.startsWith('//') &&
    address.origin === new URL(origin).origin &&
    !address.pathname.startsWith('//') &&
    isAtOrBelow(address.pathname, base);
  if (!inside)
    throw new Error(
      `This is a bug of the search index: the result "${u}" lies outside the site (base "${base}/").`,
    );
  for (const term of terms) address.searchParams.append('_highlight', term);
  return address.pathname + address.search + (h === '' ? '' : `#${encodeURIComponent(h)}`);
}

/** Address of the search page for a query. */
export function searchHref(
  action: string,
  { text, context, version }: { text: string; context?: string; version?: string },
): string {
  const query = new URLSearchParams({ q: text });
  if (context) query.set('ctx', context);
  if (version) query.set('version', version);
  return `${action}?${query.toString()}`;
}
