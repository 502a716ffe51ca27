import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '@/lib/content/problem.ts';
import { redirectsOf } from '@/lib/docs/redirects.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { localePrefix } from '@/lib/docs/urls.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { routeManifest } from './route-manifest.ts';

/** In the site folder: every path that was ever published, decoded, with the locale's prefix. */
export const PUBLISHED_FILE = 'published-paths.json';

const published = z.array(z.string().startsWith('/', 'must begin with a slash'));

/** The paths of every page of a build except the 404 pages. */
export const presentPaths = (model: SiteModel): string[] =>
  routeManifest(model).flatMap((route) => (route.kind === 'not-found' ? [] : [route.path]));

/**
 * The site's list; undefined if there is none.
 * @throws when the file is not a list of paths
 */
export function readPublished(site: string): string[] | undefined {
  const file = join(site, PUBLISHED_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return published.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(
      `${PUBLISHED_FILE} must be a list of paths, such as ["/", "/BSP/Overview"]. Restore it from the history. (${messageOf(error)})`,
      { cause: error },
    );
  }
}

/**
 * Adds the present paths to the site's list, sorted, one per line for readable diffs. Returns the
 * new ones.
 */
export function recordPublished(site: string, present: readonly string[]): string[] {
  const known = readPublished(site) ?? [];
  const added = present.filter((path) => !known.includes(path));
  const all = [...new Set([...known, ...present])].sort();
  writeFileSync(join(site, PUBLISHED_FILE), `${JSON.stringify(all, null, 1)}\n`);
  return added;
}

/** Published paths that no longer exist: bookmarks and other sites link to them. */
export function checkPublished(model: SiteModel, list: readonly string[]): Problem[] {
  const { config } = model;
  const moved = redirectsOf(model).map(({ from }) => from);
  const prefixes = config.locales.map(({ code }) => localePrefix(config, code));
  const answered = new Set([
    ...presentPaths(model),
    ...prefixes.flatMap((prefix) => moved.map((from) => prefix + from)),
  ]);
  return list.flatMap((path, index): Problem[] => {
    if (answered.has(path)) return [];
    const bare = prefixes
      .filter((prefix) => prefix !== '' && path.startsWith(`${prefix}/`))
      .reduce((rest, prefix) => rest.slice(prefix.length), path);
    return [
      {
        file: PUBLISHED_FILE,
        // One path per line, after the opening bracket.
        line: index + 2,
        severity: 'error',
        message: `${path} was published and is now neither a page nor redirected. Write \`redirect_from: ${bare}\` into the page that takes its place; if none does, delete the line.`,
      },
    ];
  });
}
