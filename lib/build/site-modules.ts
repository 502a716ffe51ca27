import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { build, type Message } from 'esbuild';
import { distinct, type Problem } from '@/lib/content/problem.ts';
import {
  componentImports,
  type ComponentImport,
  type PageImports,
} from '@/lib/mdx/imports/page-imports.ts';
import { readable } from '@/lib/mdx/imports/bundle-code.ts';
import { isBuildFailure } from '@/lib/site/build-failure.ts';
import type { SitePaths } from '@/lib/site/paths.ts';
import type { SiteModel } from '@/lib/docs/types.ts';
import { docsData } from '@/lib/docusaurus/docs-data.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { ASKS_PAGE, ASKS_SIDEBAR } from './docusaurus-modules.ts';
import { addLacking, type LackingNames } from './lacking-names.ts';
import { packageFolders } from './package-folders.ts';
import { DOCUSAURUS, siteModulePlugins } from './site-module-plugins.ts';
import { DOCS_DATA_FILE, SITE_MODULES_FOLDER, siteModulesFile } from './site-modules-file.ts';
import { writeChanged, writeIndex, type SiteModule } from './site-modules-index.ts';

type Folders = Pick<SitePaths, 'repository' | 'site' | 'docusaurus' | 'work'>;

/**
 * Writes an empty module where there is none, so that it can be named before the pages are
 * compiled.
 */
export function ensureSiteModules(paths: Folders): void {
  if (!existsSync(siteModulesFile(paths.work))) writeIndex(paths, []);
}

/**
 * Bundles the components that pages import from the site folder or from packages, for Next to
 * compile with the portal. They are client components, each loaded only by the pages that show it.
 * Bundling lets them be anywhere, and use the React and the modules of Docusaurus that the portal
 * has.
 * @returns what cannot be bundled
 */
export async function writeSiteModules(
  paths: Folders,
  { config, locales }: SiteModel,
  imports: Iterable<PageImports>,
): Promise<Problem[]> {
  const wanted = componentImports(imports);
  const problems: Problem[] = [];
  const made: (SiteModule & Bundled)[] = [];
  for (const component of wanted) {
    const { mistakes, bundled } = await bundle(paths, config, component);
    problems.push(...mistakes.map((mistake) => ({ ...mistake, severity: severityOf(config) })));
    if (bundled) made.push({ ...component, ...bundled });
  }
  if (made.some(({ docs }) => docs)) {
    const data = locales.map((model) => [model.locale, docsData({ config }, model)]);
    writeChanged(
      join(paths.work, SITE_MODULES_FOLDER, DOCS_DATA_FILE),
      JSON.stringify(Object.fromEntries(data)),
    );
  }
  writeIndex(paths, made);
  // Components may share a file.
  return distinct(problems);
}

const severityOf = ({ onUnknownComponent }: SiteConfig): Problem['severity'] =>
  onUnknownComponent === 'warn' ? 'warning' : 'error';

interface Bundled extends Pick<SiteModule, 'css' | 'packages' | 'asksPage' | 'asksSidebar'> {
  /** It asks about the documents of the site. */
  docs: boolean;
}

async function bundle(
  paths: Folders,
  config: SiteConfig,
  component: ComponentImport,
  lacking: LackingNames = new Map(),
): Promise<{ bundled?: Bundled; mistakes: Problem[] }> {
  const { key, module, code, names } = component;
  const outfile = join(paths.work, SITE_MODULES_FOLDER, `${key}.js`);
  try {
    const result = await build({
      stdin: {
        contents: code ?? exportsOf(component),
        resolveDir: isAbsolute(module) ? dirname(module) : paths.site,
        // Code that imports a file of its own name would import itself.
        sourcefile: code !== undefined && names.length > 0 ? module : undefined,
        loader: 'jsx',
      },
      absWorkingDir: paths.site,
      bundle: true,
      write: false,
      metafile: true,
      outfile,
      banner: { js: "'use client';" },
      // For the lines of errors (render-problem.ts); nothing else reads them.
      sourcemap: 'external',
      sourcesContent: false,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      jsx: 'automatic',
      logLevel: 'silent',
      mainFields: ['browser', 'module', 'main'],
      define: { 'process.env.NODE_ENV': '"production"' },
      external: ['react', 'react/*', 'react-dom', 'react-dom/*', '@/*'],
      loader: { '.js': 'jsx' },
      plugins: siteModulePlugins(paths, config, lacking),
      nodePaths: [join(paths.repository, 'node_modules')],
    });
    for (const { path, text } of result.outputFiles) writeChanged(path, text);
    const outside = Object.values(result.metafile.outputs).flatMap(({ imports }) =>
      imports.map(({ path }) => path),
    );
    const bundled = {
      css: result.outputFiles.some(({ path }) => path.endsWith('.css')),
      docs: outside.includes(DOCS_DATA_FILE),
      asksPage: outside.some((path) => ASKS_PAGE.includes(path)),
      asksSidebar: outside.includes(ASKS_SIDEBAR),
      packages: packageFolders(result.metafile, paths.site),
    };
    const said = result.warnings.filter(({ pluginName }) => pluginName === DOCUSAURUS);
    return { bundled, mistakes: said.map(({ text, location }) => problemAt(location, text)) };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const lost = addLacking(lacking, error.errors);
    if (lost) {
      const { bundled, mistakes } = await bundle(paths, config, component, lacking);
      const said = lost.map(({ text, location }) => problemAt(location, text));
      return { bundled, mistakes: [...said, ...mistakes] };
    }
    return { mistakes: error.errors.map((message) => failure(message, component, paths)) };
  }
}

/**
 * The code of a module with what pages use of another one. Named exports of CommonJS are exports only
 * there.
 */
const exportsOf = ({ module, names }: ComponentImport): string => {
  const used = new Set(names.map((name) => name.replace(/\..*$/, '')));
  return `export { ${[...used].join(', ')} } from ${JSON.stringify(module)};`;
};

function failure(
  { text, location }: Message,
  { module }: ComponentImport,
  { site }: Folders,
): Problem {
  const [, missing] = /^Could not resolve "([^".]+[^"]*)"$/.exec(text) ?? [];
  const remedy =
    missing === undefined
      ? /^Could not resolve "\./.test(text)
        ? ' There is no such file. Correct the path, or put the file there.'
        : ''
      : ` Run \`npm install\` in ${site}, or remove the import.`;
  const message = `This component of the site cannot be bundled: ${readable(text)}${remedy}`;
  // Of an export that the module lacks.
  if (location?.file === '<stdin>')
    return {
      file: isAbsolute(module) ? relative(site, module) : module,
      severity: 'error',
      message,
    };
  return problemAt(location, message);
}

const problemAt = (location: Message['location'], message: string): Problem => ({
  file: location?.file ?? 'src',
  // A file as a whole has line 0.
  line: location?.line || undefined,
  column: location?.line ? location.column + 1 : undefined,
  severity: 'error',
  message,
});
