import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, extname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Loader, type Plugin } from 'esbuild';
import { BuildError } from '@/lib/content/problem.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { installedOrStandIn, isNeeded, RESOLVING, type FindPackage } from './find-package.ts';
import { isPath, type MissingImport } from './missing-import.ts';
import { standIn } from './stand-in-module.ts';

/** A module that has been loaded. */
interface LoadedModule {
  /** The default export, or all exports if there is none. */
  value: unknown;
  /** The code that was run: a module at no place of its own. */
  code: string;
  /** Why stand-ins take the place of every package, if they do. */
  failure?: string;
}

/**
 * Loads a file of a Docusaurus site: CommonJS, a module, TypeScript or JSON; see loadWithCode.
 * @param onMissing hears of files that stand-ins are for, and of packages that other files than
 *   `file` import
 */
export async function loadModule(
  file: string,
  site: string,
  onMissing: (missing: MissingImport) => void = () => undefined,
): Promise<unknown> {
  if (extname(file) === '.json') return parseJson(file, site);
  return (await loadWithCode(file, site, onMissing)).value;
}

/**
 * Loads a module of a Docusaurus site. Packages that are installed beside it are used; others are
 * stand-ins on which every property and call works, because presets and themes are not needed here.
 * @param site the site folder, for messages
 * @throws BuildError when the file throws
 */
export async function loadWithCode(
  file: string,
  site: string,
  onMissing: (missing: MissingImport) => void = () => undefined,
): Promise<LoadedModule> {
  let failure: string;
  try {
    return await evaluate(file, site, installedOrStandIn(file), onMissing);
  } catch (error) {
    // A package of the site may not work here. Its values are rarely needed.
    failure = messageOf(error);
  }
  try {
    const ofFiles = (missing: MissingImport) => {
      if (isPath(missing.name)) onMissing(missing);
    };
    return { ...(await evaluate(file, site, () => undefined, ofFiles)), failure };
  } catch (error) {
    throw new BuildError('The Docusaurus site cannot be read.', [
      {
        file: relative(site, file),
        severity: 'error',
        message: `throws while it is loaded: ${messageOf(error)}`,
      },
    ]);
  }
}

function parseJson(file: string, site: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BuildError('The Docusaurus site cannot be read.', [
      {
        file: relative(site, file),
        severity: 'error',
        message: `does not parse: ${messageOf(error)}`,
      },
    ]);
  }
}

async function evaluate(
  file: string,
  site: string,
  find: FindPackage,
  onMissing: (missing: MissingImport) => void,
): Promise<LoadedModule> {
  const bundle = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
    banner: { js: requireFor(file) },
    plugins: [modules(file, find, onMissing), ownPlaces(site)],
  });
  const code = bundle.outputFiles[0]?.text ?? '';
  const loaded = await importCode(code);
  return { value: 'default' in loaded ? loaded.default : { ...loaded }, code };
}

/** Runs the code of a module that is in no file, and returns its exports. */
export const importCode = (code: string): Promise<Record<string, unknown>> =>
  import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  ) as Promise<Record<string, unknown>>;

/**
 * The first lines of a bundle of `file`, which give it `require`. Presets are often named with
 * `require.resolve`; one that is not installed keeps its name.
 */
export const requireFor = (file: string): string => `
import { createRequire as portalCreateRequire } from 'node:module';
var portalRequire = portalCreateRequire(${JSON.stringify(pathToFileURL(file).href)});
var require = Object.assign((name) => portalRequire(name), {
  resolve: (name) => { try { return portalRequire.resolve(name); } catch { return name; } },
});`;

const modules = (
  file: string,
  find: FindPackage,
  onMissing: (missing: MissingImport) => void,
): Plugin => ({
  name: 'site-modules',
  setup(build) {
    build.onResolve({ filter: /.*/ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      if (kind === 'entry-point' || pluginData === RESOLVING) return undefined;
      if (isBuiltin(path)) return { path, external: true };
      if (kind === 'require-resolve') return { path, external: true };
      if (isPath(path)) {
        if (/\.(css|svg|png|jpe?g|gif|webp|avif|woff2?)$/i.test(path))
          return { path, namespace: 'stand-in' };
        if (isThere(path, resolveDir)) return undefined;
        onMissing({ name: path, importer });
        return { path, namespace: 'stand-in' };
      }
      const installed = await find(path, kind !== 'require-call', build);
      if (installed === undefined && importer !== file && isNeeded(path))
        onMissing({ name: path, importer });
      return installed === undefined
        ? { path, namespace: 'stand-in' }
        : { path: installed, external: true };
    });
    build.onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path }) => ({
      contents: standIn(path),
      loader: 'js',
    }));
  },
});

/**
 * The modules of a bundle that is at no place of its own still know where their files are.
 * @param folder the current folder for them: Docusaurus runs in that of the site
 */
export const ownPlaces = (folder?: string): Plugin => ({
  name: 'own-places',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, ({ path }) => ({
      contents: withOwnPlace(readFileSync(path, 'utf8'), path, folder),
      loader: extname(path).slice(1).replace(/^[cm]/, '') as Loader,
    }));
  },
});

/** A module that is left out of the repository, such as a generated sidebar, is a stand-in. */
function isThere(path: string, folder: string): boolean {
  const { resolve } = createRequire(`${folder}/`);
  try {
    return resolve(path) !== '';
  } catch {
    return ['.ts', '.tsx', '.mts', '.cts', '.jsx', '.mjs', '.cjs', '/index.ts', '/index.tsx'].some(
      (end) => existsSync(path.startsWith('/') ? path + end : `${folder}/${path}${end}`),
    );
  }
}

/** Each module gets its own place in writing. */
const withOwnPlace = (code: string, file: string, folder?: string): string =>
  code
    .replace(/\bprocess\.cwd\(\)/g, (cwd) => (folder === undefined ? cwd : JSON.stringify(folder)))
    .replace(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(file).href))
    .replace(/\bimport\.meta\.dirname\b/g, JSON.stringify(dirname(file)))
    .replace(/\bimport\.meta\.filename\b/g, JSON.stringify(file))
    .replace(/(?<![.\w])__dirname\b(?!\s*[=:])/g, JSON.stringify(dirname(file)))
    .replace(/(?<![.\w])__filename\b(?!\s*[=:])/g, JSON.stringify(file));
