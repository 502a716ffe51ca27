import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { DOCS_HOOKS, GLOBAL_DATA_HOOKS } from '@/lib/docusaurus/docs-hooks.ts';
import { cssModules } from '@/lib/mdx/imports/css-modules.ts';
import { sassOf } from '@/lib/mdx/imports/sass-of.ts';
import { codeTranslations } from '@/lib/render-data/code-translations.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import { siteValues } from '@/lib/site/site-values.ts';
import { DOCS_DATA_FILE } from './site-modules-file.ts';
import { svgModule } from './svg-module.ts';

const DOCUSAURUS = '@/components/docusaurus/in-components.tsx';

const TEXTS = '@/components/docusaurus/site-texts.tsx';
const DOCS = '@/components/docusaurus/site-docs-hooks.ts';
const HISTORY = '@/components/docusaurus/use-history.ts';
const INTERPOLATE = '@/lib/text/interpolate.ts';

const CONTEXT = '@docusaurus/useDocusaurusContext';
const DOCS_CLIENT = '@docusaurus/plugin-content-docs/client';
const GLOBAL_DATA = '@docusaurus/useGlobalData';
const INTERPOLATION = '@docusaurus/Interpolate';
const ROUTER = '@docusaurus/router';
const TRANSLATE = '@docusaurus/Translate';

/** The modules of Docusaurus that components of a site may import, with their exports. */
const MODULES: Readonly<Record<string, string>> = {
  '@docusaurus/BrowserOnly': 'BrowserOnly as default',
  '@docusaurus/ExecutionEnvironment': 'ExecutionEnvironment as default',
  '@docusaurus/Head': 'Head as default',
  [INTERPOLATION]: '',
  '@docusaurus/Link': 'Link as default',
  [TRANSLATE]: '',
  [DOCS_CLIENT]: '',
  [GLOBAL_DATA]: '',
  [ROUTER]: 'Link, useLocation',
  '@docusaurus/theme-common': 'Details, useColorMode',
  '@docusaurus/useBaseUrl': 'useBaseUrl as default, useBaseUrlUtils',
  [CONTEXT]: '',
  '@docusaurus/useIsBrowser': 'useIsBrowser as default',
  '@theme/Admonition': 'Admonition as default',
  '@theme/CodeBlock': 'CodeBlock as default',
  '@theme/Details': 'Details as default',
  '@theme/Heading': 'Heading as default',
  '@theme/Layout': 'Layout as default',
  '@theme/TabItem': 'TabItem as default',
  '@theme/Tabs': 'Tabs as default',
};

/** Packages of Docusaurus that need nothing else of it. */
const PLAIN = /^@docusaurus\/(utils-common|types)(\/|$)/;

/** The site's facts, as `useDocusaurusContext()` gives them in the language of the page. */
function contextModule(config: SiteConfig): string {
  const { locales, defaultLocale } = config;
  const codes = locales.map(({ code }) => code);
  const inLocale = (code: string) => ({
    siteConfig: { ...siteValues(config, code), baseUrl: `${process.env.BASE_PATH ?? ''}/` },
    i18n: { currentLocale: code, defaultLocale, locales: codes },
  });
  const contexts = Object.fromEntries(codes.map((code) => [code, inLocale(code)]));
  return `import { useLocale } from '${TEXTS}';
const contexts = ${JSON.stringify(contexts)};
export default () => contexts[useLocale()] ?? contexts[${JSON.stringify(defaultLocale)}];`;
}

/**
 * `translate()` and `<Translate>` with the texts of the site's code. Those of Docusaurus' theme are
 * not needed.
 */
function translateModule(
  paths: Pick<SitePaths, 'site' | 'docusaurus'>,
  { locales }: SiteConfig,
): string {
  const texts = locales.map(({ code }) => {
    const own = Object.entries(codeTranslations(code, paths));
    return [code, Object.fromEntries(own.filter(([id]) => !id.startsWith('theme.')))] as const;
  });
  return `import { siteTexts } from '${TEXTS}';
const { Translate, translate } = siteTexts(${JSON.stringify(Object.fromEntries(texts))});
export { Translate as default, translate };`;
}

/** `<Interpolate>` is a `<Translate>` whose text is not translated. */
const INTERPOLATE_MODULE = `import { siteTexts } from '${TEXTS}';
const { Translate } = siteTexts({});
export { Translate as default };
export { interpolate } from '${INTERPOLATE}';`;

/** Hooks that answer from a file beside the modules, which all of them share. */
const docsModule = (exports: string): string => `import { siteDocsHooks } from '${DOCS}';
import data from '${DOCS_DATA_FILE}';
const { useGlobalData, ...hooks } = siteDocsHooks(data);
${exports}`;

const DOCS_CLIENT_MODULE = docsModule(`export const { ${DOCS_HOOKS.join(', ')} } = hooks;`);

const GLOBAL_DATA_MODULE = docsModule(`export default useGlobalData;
export const { ${GLOBAL_DATA_HOOKS.slice(1).join(', ')} } = hooks;`);

function moduleText(
  name: string,
  paths: Pick<SitePaths, 'site' | 'docusaurus'>,
  config: SiteConfig,
): string {
  if (name === CONTEXT) return contextModule(config);
  if (name === INTERPOLATION) return INTERPOLATE_MODULE;
  if (name === DOCS_CLIENT) return DOCS_CLIENT_MODULE;
  if (name === GLOBAL_DATA) return GLOBAL_DATA_MODULE;
  if (name === TRANSLATE) return translateModule(paths, config);
  const history = name === ROUTER ? `export { useHistory } from '${HISTORY}';` : '';
  return `export { ${MODULES[name]} } from '${DOCUSAURUS}';${history}`;
}

/**
 * A module cannot require React, which stays outside of it: packages in CommonJS get it from an
 * import.
 */
const REACT_FOR_REQUIRE: Plugin = {
  name: 'react-for-require',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, namespace: 'react-for-require' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'react-for-require' }, ({ path }) => ({
      contents: `import * as all from '${path}'; export * from '${path}'; export default all.default ?? all;`,
    }));
  },
};

/** How the imports of a site's components are understood. */
export const siteModulePlugins = (
  paths: Pick<SitePaths, 'site' | 'docusaurus'>,
  config: SiteConfig,
): Plugin[] => [
  REACT_FOR_REQUIRE,
  {
    name: 'docusaurus',
    setup(build) {
      build.onResolve(
        { filter: /^@(docusaurus|generated|theme|theme-original)\// },
        ({ path, resolveDir, pluginData }) => {
          const name = path.replace('@theme-original/', '@theme/');
          if (name in MODULES) return { path: name, namespace: 'docusaurus' };
          // What is installed needs the rest of Docusaurus, which would be named in its place.
          if (!name.startsWith('@theme/') && !PLAIN.test(name))
            return { errors: [{ text: `Could not resolve "${path}"` }] };
          const own = join(paths.site, 'src/theme', name.replace(/^@theme\//, ''));
          return pluginData === 'own' || !name.startsWith('@theme/')
            ? undefined
            : build.resolve(own, { kind: 'import-statement', resolveDir, pluginData: 'own' });
        },
      );
      build.onLoad({ filter: /.*/, namespace: 'docusaurus' }, ({ path }) => ({
        contents: moduleText(path, paths, config),
        resolveDir: paths.site,
      }));
      build.onResolve({ filter: /^\.\/docs-data\.json$/, namespace: 'docusaurus' }, ({ path }) => ({
        path,
        external: true,
      }));
      build.onResolve({ filter: /^@site\// }, ({ path, resolveDir }) =>
        build.resolve(join(paths.site, path.slice('@site/'.length)), {
          kind: 'import-statement',
          resolveDir,
        }),
      );
    },
  },
  {
    name: 'files',
    setup(build) {
      build.onResolve({ filter: /^!*raw-loader!/ }, async ({ path, resolveDir }) => {
        const found = await build.resolve(path.replace(/^.*!/, ''), {
          kind: 'import-statement',
          resolveDir,
        });
        return { ...found, namespace: 'text' };
      });
      build.onLoad({ filter: /.*/, namespace: 'text' }, async ({ path }) => ({
        contents: await readFile(path, 'utf8'),
        loader: 'text',
      }));
      build.onLoad({ filter: /\.svg$/ }, async ({ path }) => ({
        contents: await svgModule(await readFile(path, 'utf8')),
        loader: 'js',
      }));
      build.onLoad({ filter: /\.(png|jpe?g|gif|webp|avif)$/ }, async ({ path }) => ({
        contents: await readFile(path),
        loader: 'dataurl',
      }));
      build.onLoad({ filter: /\.(woff2?|ttf|eot)$/ }, () => ({ contents: '', loader: 'dataurl' }));
    },
  },
  cssModules(paths.site),
  sassOf(paths.site),
];
