/**
 * Next generates the same in every build. ESLint reads types while the tests build their sites, when
 * that file may be missing. The first file of tsconfig.json, because Next's own declaration of the
 * module, which has no types, would win.
 */
declare module 'next/root-params' {
  export function locale(): Promise<string>;
}
