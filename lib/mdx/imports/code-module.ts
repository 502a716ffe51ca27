import { pageFunction } from '../page-code.ts';

/** Modules that code of a site may import, by name. */
export type GivenModules = Readonly<Record<string, unknown>>;

/** Runs a script of bundle-code.ts. @returns its exports, as `require()` gives them */
export function runCode(code: string, modules: GivenModules): unknown {
  const own = { exports: {} as unknown };
  const require = (name: string): unknown => {
    // Marked, because `import a from` of a script without the mark is all of what it exports.
    if (name in modules) return { ...Object(modules[name]), __esModule: true };
    if (/^(@docusaurus|@theme|react-dom)(\/|$)/.test(name)) return unusable(name);
    throw new Error(notUsable(name));
  };
  pageFunction(code, ['module', 'exports', 'require'])(own, own.exports, require);
  return own.exports;
}

/**
 * Exports as `import` sees them: all that a CommonJS module exports is its default export, and the
 * properties have names.
 */
export function asModule(exports: unknown): unknown {
  const given = Object(exports) as { __esModule?: unknown };
  return given.__esModule ? exports : { ...given, default: exports };
}

/**
 * In the place of a module that is not given: code may name what it has, but not call it. esbuild
 * looks up names along the prototype chain, so it is its own prototype.
 */
function unusable(name: string): object {
  const standIn: object = new Proxy(
    {},
    {
      get: (_, property) =>
        property === '__esModule' ||
        (() => {
          throw new Error(notUsable(name));
        }),
      getPrototypeOf: () => standIn,
    },
  );
  return standIn;
}

const notUsable = (name: string): string =>
  `${name} cannot be used in values of a page. Only components may need it.`;
