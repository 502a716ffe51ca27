import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Bundles a module of the site whose values a page uses (a list of versions, a function that
 * formats them) to one script. React and the modules of Docusaurus stay outside; see
 * code-module.ts.
 * @throws Error when it cannot be bundled
 */
export async function bundleCode(module: string, site: string): Promise<string> {
  const { build } = await import('esbuild');
  const result = await build({
    stdin: {
      contents: `module.exports = require(${JSON.stringify(module)});`,
      resolveDir: existsSync(module) ? dirname(module) : site,
    },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
    external: ['react', 'react/*', 'react-dom', '@docusaurus/*', '@theme/*'],
    loader: { '.js': 'jsx', '.css': 'empty', '.scss': 'empty' },
    alias: { '@site': site },
  });
  return result.outputFiles[0]?.text ?? '';
}
