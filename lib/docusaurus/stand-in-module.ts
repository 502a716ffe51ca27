/** Under this, a stand-in has the name of its module. */
const MODULE = Symbol.for('portal module');

/** The module that a value of a configuration stands for, if it is a stand-in. */
export const standInModule = (value: unknown): string | undefined =>
  typeof value === 'function'
    ? (value as unknown as Readonly<Record<symbol, string | undefined>>)[MODULE]
    : undefined;

/**
 * The code of a module on which every property and call works, because its values are not needed.
 * esbuild looks up export names along the prototype chain, so the stand-in is its own prototype.
 */
export const standIn = (module: string): string => `
  const anything = new Proxy(function () {}, {
    get: (target, name) => (name === Symbol.for('portal module') ? ${JSON.stringify(module)} : name === Symbol.toPrimitive ? () => '' : name === 'then' ? undefined : name === Symbol.iterator ? function* () {} : anything),
    apply: () => anything,
    construct: () => anything,
    getPrototypeOf: () => anything,
  });
  module.exports = anything;`;
