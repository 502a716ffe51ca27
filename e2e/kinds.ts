import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteRecord } from '../lib/build/route-manifest.ts';

/**
 * One page for each value of `of`: that with the longest HTML, because most of what can go wrong
 * stands in it.
 * @param folder where the site is built
 */
export function longestOf(
  routes: readonly RouteRecord[],
  of: (route: RouteRecord) => string,
  folder = 'out',
): RouteRecord[] {
  const size = ({ path }: RouteRecord): number =>
    statSync(join(folder, path.endsWith('/') ? `${path}index.html` : `${path}.html`)).size;
  const found = new Map<string, RouteRecord>();
  for (const route of routes) {
    if (route.kind === 'not-found') continue;
    const other = found.get(of(route));
    if (!other || size(route) > size(other)) found.set(of(route), route);
  }
  return [...found.values()];
}
