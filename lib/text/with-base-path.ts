const ADDRESS = /(\s(?:href|src|action|poster)\s*=\s*["']?)(\/(?!\/)[^\s"'>]*)/gi;

/**
 * HTML of the site's configuration with the base path before its addresses that begin with a slash, once. Addresses of other
 * hosts, hashes and relative ones stay as they are.
 */
export function withBasePath(html: string, basePath: string): string {
  if (basePath === '') return html;
  return html.replace(/<[^>]*>/g, (tag) =>
    tag.replace(ADDRESS, (whole, name: string, address: string) =>
      address === basePath || address.startsWith(`${basePath}/`)
        ? whole
        : name + basePath + address,
    ),
  );
}
