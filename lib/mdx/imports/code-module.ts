import { pageFunction } from '../page-code.ts';

/** Modules that code of a site may import, by name. */
export type GivenModules = Readonly<Record<string, unknown>>;

/** Runs a script of bundle-code.ts. @returns its exports */
export function runCode(code: string, modules: GivenModules): unknown {
  const own = { exports: {} as unknown };
  const require = (name: string): unknown => {
    if (name in modules) return modules[name];
    throw new Error(`${name} cannot be used in values of a page. Only components may need it.`);
  };
  pageFunction(code, ['module', 'exports', 'require'])(own, own.exports, require);
  return own.exports;
}
