import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnLoadResult, Plugin } from 'esbuild';

/** The part of the package `sass` that is used. */
interface Sass {
  compile: (file: string, options: { loadPaths: string[] }) => { css: string };
}

/** Compiles styles in Sass with the package that the site has installed for them. */
export const sassOf = (site: string): Plugin => ({
  name: 'sass',
  setup(build) {
    build.onLoad({ filter: /\.(scss|sass|less)$/ }, ({ path }) => compiledStyle(path, site));
  },
});

/** A style sheet in another language than CSS, as CSS. */
export async function compiledStyle(path: string, site: string): Promise<OnLoadResult> {
  const failed = (text: string): OnLoadResult => ({
    errors: [{ text, location: { file: relative(site, path) } }],
  });
  if (path.endsWith('.less'))
    return failed('Styles in Less are not read. Compile them to CSS first');
  const sass = await installed(site);
  if (!sass)
    return failed(
      'Styles in Sass need the package `sass`. Run `npm install sass` in the site, or import CSS',
    );
  const { css } = sass.compile(path, { loadPaths: [site, join(site, 'node_modules')] });
  return { contents: css, loader: 'css' };
}

async function installed(site: string): Promise<Sass | undefined> {
  try {
    const file = createRequire(join(site, 'package.json')).resolve('sass');
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Sass;
  } catch {
    return undefined;
  }
}
