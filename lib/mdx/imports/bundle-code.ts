import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { cssModules } from './css-modules.ts';

interface BundledCode {
  code: string;
  /** The CSS modules whose class names it uses. */
  sheets: string[];
}

/** Styles whose names nobody asks for. */
const STYLES = ['.css', '.scss', '.sass', '.less'];

/** Files whose address is their value. */
const PICTURES = ['.svg', '.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif'];

/**
 * Bundles a module of the site whose values a page uses (a list of versions, a function that
 * formats them, the class names of a style sheet) to one script. React and the modules of
 * Docusaurus stay outside; see code-module.ts.
 * @throws Error when it cannot be bundled
 */
export async function bundleCode(module: string, site: string): Promise<BundledCode> {
  const { build } = await import('esbuild');
  const sheets = new Set<string>();
  const result = await build({
    stdin: {
      contents: `module.exports = require(${JSON.stringify(module)});`,
      resolveDir: existsSync(module) ? dirname(module) : site,
    },
    bundle: true,
    write: false,
    // Only its name is used, for the style sheets beside it.
    outfile: 'code.js',
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    logLevel: 'silent',
    external: ['react', 'react/*', 'react-dom', '@docusaurus/*', '@theme/*'],
    loader: {
      '.js': 'jsx',
      ...Object.fromEntries(STYLES.map((ending) => [ending, 'empty' as const])),
      ...Object.fromEntries(PICTURES.map((ending) => [ending, 'dataurl' as const])),
    },
    alias: { '@site': site },
    plugins: [cssModules(site, (file) => sheets.add(file))],
  });
  const script = result.outputFiles.find(({ path }) => path.endsWith('.js'));
  return { code: script?.text ?? '', sheets: [...sheets] };
}
