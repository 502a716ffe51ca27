import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteModel } from '@/lib/docs/types.ts';
import { API_ROUTE, sectionRoutes } from '@/lib/docs/section-route.ts';
import { decoded } from '@/lib/text/decoded.ts';

/**
 * Moves everything of a route below `from` to `to`. Paths inside the export, without leading or
 * trailing slashes.
 */
export interface LiftMove {
  from: string;
  to: string;
}

/**
 * The moves that give every route its public path: `en/weda~docs/x` → `weda/docs/x`. Pages are
 * rendered at `/<locale>/<section key>/…`, `/<locale>/-api/<section key>/…`, and `/<locale>/~/…`,
 * so that a section with any base path has one layout.
 */
export function liftMoves(model: SiteModel): LiftMove[] {
  const { defaultLocale } = model.config;
  return model.locales.flatMap(({ locale, sectionVersions }): LiftMove[] => {
    const prefix = locale === defaultLocale ? '' : locale;
    const to = (path: string) => [prefix, path].filter(Boolean).join('/');
    // Longer base paths last (`Manual` before `Manual/1.0`), so that no move overwrites the result
    // of an earlier one.
    const sections = [...sectionVersions]
      .sort((a, b) => a.basePath.length - b.basePath.length)
      .flatMap((sectionVersion) =>
        sectionRoutes(sectionVersion).map((route) => ({
          from: `${locale}/${route}`,
          to: to(sectionVersion.basePath.slice(1)),
        })),
      );
    const rest = sectionVersions.some(({ api }) => api !== undefined) ? [API_ROUTE, '~'] : ['~'];
    return [
      ...sections,
      ...rest.map((name) => ({ from: `${locale}/${name}`, to: prefix })),
      { from: locale, to: prefix },
    ];
  });
}

/** Carries out the moves in an export folder. Each move merges into an existing folder. */
export function lift(folder: string, moves: readonly LiftMove[]): void {
  for (const { from, to } of moves) {
    if (from === to) continue;
    const source = join(folder, from);
    // The files of the route itself are beside its folder: `en.html`, `en.txt`.
    for (const extension of ['.html', '.txt']) {
      const file = source + extension;
      if (!existsSync(file)) continue;
      const target = join(folder, to === '' ? `index${extension}` : `${to}${extension}`);
      mkdirSync(dirname(target), { recursive: true });
      renameSync(file, target);
    }
    if (existsSync(source)) moveInto(source, join(folder, to));
  }
}

function moveInto(source: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory() && existsSync(to)) moveInto(from, to);
    else renameSync(from, to);
  }
  rmSync(source, { recursive: true });
}

/**
 * Decodes file names: Next writes `C%23.html` for a page named `C#`, and servers look for the
 * decoded path. Next's own folder does not change.
 */
export function decodeNames(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === '_next') continue;
    const name = decoded(entry.name);
    const path = join(folder, name);
    if (name !== entry.name) renameSync(join(folder, entry.name), path);
    if (entry.isDirectory()) decodeNames(path);
  }
}
