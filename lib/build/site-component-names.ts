import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import type { Problem } from '@/lib/content/problem.ts';
import type { SiteComponentNames } from '@/lib/mdx/component-names.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { messageOf } from '@/lib/text/message-of.ts';

/** Module in the site folder that exports the site's own components. */
const SITE_COMPONENTS = 'components/mdx-components.tsx';

/**
 * The names of a site's own components (`siteComponents`), for the check of its pages. The module
 * is run with mocks for all imports from packages and from the portal. If that fails, every name is
 * allowed, and a warning gives the reason.
 */
export async function siteComponentNames(
  paths: Pick<SitePaths, 'repository' | 'site'>,
): Promise<{ names: SiteComponentNames; problems: Problem[] }> {
  const file = join(paths.site, SITE_COMPONENTS);
  if (paths.site === paths.repository || !existsSync(file)) return { names: [], problems: [] };
  try {
    const bundle = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      jsx: 'automatic',
      logLevel: 'silent',
      plugins: [standIns],
    });
    const bundled = { exports: {} };
    // The build compiles and runs the site's code anyway.
    const run = compileFunction(bundle.outputFiles[0]?.text ?? '', ['module', 'exports']);
    Reflect.apply(run, undefined, [bundled, bundled.exports]);
    const siteComponents: unknown = Reflect.get(bundled.exports, 'siteComponents');
    if (typeof siteComponents === 'object' && siteComponents !== null)
      return { names: Object.keys(siteComponents), problems: [] };
    return {
      names: [],
      problems: [
        {
          file: SITE_COMPONENTS,
          severity: 'error',
          message:
            'exports no `siteComponents`. Write `export const siteComponents: MDXComponents = { … }`.',
        },
      ],
    };
  } catch (error) {
    const reason = messageOf(error);
    return {
      names: 'any',
      problems: [
        {
          file: SITE_COMPONENTS,
          severity: 'warning',
          message: `The names of the components cannot be read, so unknown tags are found only while pages are rendered: ${reason}`,
        },
      ],
    };
  }
}

/**
 * Only the site's own TypeScript is bundled. Packages, portal modules, styles, and images are
 * replaced with mocks that allow any call and property.
 */
const standIns: Plugin = {
  name: 'stand-ins',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path, kind }) =>
      kind === 'entry-point' ||
      (/^\.\.?(\/|$)/.test(path) && !/\.(css|svg|png|jpe?g|gif|webp|avif|woff2?)$/i.test(path))
        ? undefined
        : { path, namespace: 'stand-in' },
    );
    build.onLoad({ filter: /.*/, namespace: 'stand-in' }, () => ({
      contents: ANYTHING,
      loader: 'js',
    }));
  },
};

/** esbuild looks up export names along the prototype chain, so the mock is its own prototype. */
const ANYTHING = `
  const anything = new Proxy(function () {}, {
    get: (target, name) => (name === Symbol.toPrimitive ? () => '' : name === Symbol.iterator ? function* () {} : anything),
    apply: () => anything,
    construct: () => anything,
    getPrototypeOf: () => anything,
  });
  module.exports = anything;`;
