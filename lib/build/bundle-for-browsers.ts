import { join } from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';
import { readJson } from '@/lib/render-data/json-file.ts';

const manifest = z.object({ browserslist: z.array(z.string()) });

/**
 * Bundles and minifies a browser script that Next does not compile.
 * @param entry path in the repository
 * @returns the code of one module
 * @throws esbuild's error for a file that it cannot read
 */
export async function bundleForBrowsers(entry: string, repository: string): Promise<string> {
  const { browserslist } = readJson(
    join(repository, 'package.json'),
    manifest,
    'Restore it with `git restore`.',
  );
  const result = await build({
    entryPoints: [join(repository, entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    // `chrome >= 114` is `chrome114` to esbuild.
    target: browserslist.map((browser) => browser.replace(' >= ', '')),
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
