import { readFileSync } from 'node:fs';
import type { RouteRecord } from '../lib/build/route-manifest.ts';
import { sitePaths } from '../lib/site/paths.ts';
import { SITES } from './tested-sites.ts';

/** Paths that the portal has promised, by section; the same in both locales. */
export const expectedRoutes = JSON.parse(
  readFileSync(new URL('./expected-routes.json', import.meta.url), 'utf8'),
) as Record<string, string[]>;

/** The export's own list of its pages. */
export function manifest(folder = 'out'): RouteRecord[] {
  return JSON.parse(readFileSync(`${folder}/routes.json`, 'utf8')) as RouteRecord[];
}

/** Where the fixture site is built. */
export const FIXTURE_OUT = sitePaths(SITES.fixture).out;

export const VARIANT_OUT = sitePaths(SITES.variant).out;

export const BASE_PATH_OUT = sitePaths(SITES.base).out;

export const fixtureManifest = (): RouteRecord[] => manifest(FIXTURE_OUT);

/** Encodes a decoded path as a browser would ask for it. */
export const href = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);
