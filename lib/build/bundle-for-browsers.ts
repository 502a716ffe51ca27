import { join } from 'node:path';
import { build } from 'esbuild';
import { BROWSERS } from './browsers.ts';

/**
 * Bundles and minifies a browser script that Next does not compile.
 * @param entry path in the repository
 * @param other a module that is not bundled with it, and the address that it is imported from
 * @returns the code of one module
 * @throws esbuild's error for a file that it cannot read
 */
export async function bundleForBrowsers(
  entry: string,
  repository: string,
  other?: { module: RegExp; address: string },
): Promise<string> {
  const result = await build({
    entryPoints: [join(repository, entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: BROWSERS,
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    absWorkingDir: repository,
    alias: { '@': repository },
    tsconfigRaw: { compilerOptions: { target: 'ES2022' } },
    logLevel: 'silent',
    plugins: other && [
      {
        name: 'other-file',
        setup: (bundler) =>
          bundler.onResolve({ filter: other.module }, () => ({
            path: other.address,
            external: true,
          })),
      },
    ],
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error(`esbuild has made nothing of ${entry}.`);
  return file.text;
}
