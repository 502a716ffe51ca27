import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, extname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Loader, type Plugin } from 'esbuild';
import { BuildError } from '@/lib/content/problem.ts';
import { messageOf } from '@/lib/text/message-of.ts';

/** A file of the site that a module imports, and that is not there. */
export interface MissingFile {
  /** The path as written. */
  path: string;
  /** Absolute path of the module. */
  importer: string;
}

/**
 * Loads a file of a Docusaurus site: CommonJS, a module, TypeScript or JSON. Packages that are
 * installed beside it are used; others are stand-ins on which every property and call works,
 * because presets and themes are not needed here.
 * @param site the site folder, for messages
 * @param onMissing hears of files that stand-ins are for
 * @returns the default export, or all exports if there is none
 * @throws BuildError when the file throws
 */
export async function loadModule(
  file: string,
  site: string,
  onMissing: (missing: MissingFile) => void = () => undefined,
): Promise<unknown> {
  if (extname(file) === '.json') return parseJson(file, site);
  try {
    return await evaluate(file, installedOrStandIn(file), onMissing);
  } catch {
    // A package of the site may not work here. Its values are rarely needed.
  }
  try {
    return await evaluate(file, () => undefined, onMissing);
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

/** Address of a package; undefined for a stand-in. */
type FindPackage = (name: string, isImport: boolean) => string | undefined;

function installedOrStandIn(file: string): FindPackage {
  const { resolve } = createRequire(file);
  return (name, isImport) => {
    // Docusaurus' own packages do much when they are loaded, and what they return is not used.
    if (/^(@docusaurus\/|prism-react-renderer)/.test(name)) return undefined;
    try {
      const found = resolve(name);
      return isImport ? pathToFileURL(found).href : found;
    } catch {
      return undefined;
    }
  };
}

async function evaluate(
  file: string,
  find: FindPackage,
  onMissing: (missing: MissingFile) => void,
): Promise<unknown> {
  const bundle = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
    banner: { js: requireFor(file) },
    plugins: [modules(find, onMissing), ownPlaces],
  });
  const loaded = await importCode(bundle.outputFiles[0]?.text ?? '');
  return 'default' in loaded ? loaded.default : { ...loaded };
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

const modules = (find: FindPackage, onMissing: (missing: MissingFile) => void): Plugin => ({
  name: 'site-modules',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path, kind, resolveDir, importer }) => {
      if (kind === 'entry-point') return undefined;
      if (isBuiltin(path)) return { path, external: true };
      if (kind === 'require-resolve') return { path, external: true };
      if (/^\.\.?(\/|$)|^\//.test(path)) {
        if (/\.(css|svg|png|jpe?g|gif|webp|avif|woff2?)$/i.test(path))
          return { path, namespace: 'stand-in' };
        if (isThere(path, resolveDir)) return undefined;
        onMissing({ path, importer });
        return { path, namespace: 'stand-in' };
      }
      const installed = find(path, kind !== 'require-call');
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

/** The modules of a bundle that is at no place of its own still know where their files are. */
export const ownPlaces: Plugin = {
  name: 'own-places',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, ({ path }) => ({
      contents: withOwnPlace(readFileSync(path, 'utf8'), path),
      loader: extname(path).slice(1).replace(/^[cm]/, '') as Loader,
    }));
  },
};

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
const withOwnPlace = (code: string, file: string): string =>
  code
    .replace(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(file).href))
    .replace(/\bimport\.meta\.dirname\b/g, JSON.stringify(dirname(file)))
    .replace(/\bimport\.meta\.filename\b/g, JSON.stringify(file))
    .replace(/(?<![.\w])__dirname\b(?!\s*[=:])/g, JSON.stringify(dirname(file)))
    .replace(/(?<![.\w])__filename\b(?!\s*[=:])/g, JSON.stringify(file));

/** Under this, a stand-in has the name of its module. */
const MODULE = Symbol.for('portal module');

/** The module that a value of a configuration stands for, if it is a stand-in. */
export const standInModule = (value: unknown): string | undefined =>
  typeof value === 'function'
    ? (value as unknown as Readonly<Record<symbol, string | undefined>>)[MODULE]
    : undefined;

/**
 * esbuild looks up export names along the prototype chain, so the stand-in is its own prototype.
 */
const standIn = (module: string): string => `
  const anything = new Proxy(function () {}, {
    get: (target, name) => (name === Symbol.for('portal module') ? ${JSON.stringify(module)} : name === Symbol.toPrimitive ? () => '' : name === 'then' ? undefined : name === Symbol.iterator ? function* () {} : anything),
    apply: () => anything,
    construct: () => anything,
    getPrototypeOf: () => anything,
  });
  module.exports = anything;`;
