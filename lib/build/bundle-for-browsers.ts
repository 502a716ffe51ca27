import { join } from 'node:path';
import { build } from 'esbuild';
import { BROWSERS } from './browsers.ts';

/**
 * Bundles and minifies a browser script that Next does not compile.
 * @param entry path in the repository
 * @returns the code of one module
 * @throws esbuild's error for a file that it cannot read
 */
export async function bundleForBrowsers(entry: string, repository: string): Promise<string> {
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
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error(`esbuild has made nothing of ${entry}.`);
  return file.text;
}
