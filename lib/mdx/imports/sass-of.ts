import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OnLoadResult, Plugin } from 'esbuild';

/** The part of the package `sass` that is used. */
interface Sass {
  compile: (file: string, options: { loadPaths: string[] }) => { css: string };
}

/** What it throws, with the place (lines from 0) where it knows one. */
interface SassError extends Error {
  sassMessage?: string;
  span?: { url?: URL | null; start: { line: number } };
}

/** Compiles styles in Sass with the package that the site has installed for them. */
export const sassOf = (site: string): Plugin => ({
  name: 'sass',
  setup(build) {
    build.onLoad({ filter: /\.(scss|sass|less)$/ }, ({ path }) => compiledStyle(path, site));
  },
});

/** A style sheet in another language than CSS, as CSS. */
export function compiledStyle(path: string, site: string): OnLoadResult {
  const failed = (text: string, file = path, line?: number): OnLoadResult => ({
    errors: [{ text, location: { file: relative(site, file), line } }],
  });
  if (path.endsWith('.less'))
    return failed('Styles in Less are not read. Compile them to CSS first');
  const sass = installed(site);
  if (!sass)
    return failed(
      'Styles in Sass need the package `sass`. Run `npm install sass` in the site, or import CSS',
    );
  try {
    const { css } = sass.compile(path, { loadPaths: [site, join(site, 'node_modules')] });
    return { contents: css, loader: 'css' };
  } catch (error) {
    const { sassMessage, message, span } = error as SassError;
    const file = span?.url ? fileURLToPath(span.url) : path;
    return failed(`Sass says: ${sassMessage ?? message}`, file, span && span.start.line + 1);
  }
}

/** Its module for `import` has no names that Node finds, so it is required. */
function installed(site: string): Sass | undefined {
  try {
    return createRequire(join(site, 'package.json'))('sass') as Sass;
  } catch {
    return undefined;
  }
}
