import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { isBuildFailure } from '@/lib/site/build-failure.ts';
import { messageOf } from '@/lib/text/message-of.ts';
import { cssModules } from './css-modules.ts';
import { pictureModules } from './picture-modules.ts';

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
 * @throws Error that says why it cannot be bundled
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
    plugins: [
      pictureModules(PICTURES.map((ending) => ending.slice(1))),
      cssModules(site, (file) => sheets.add(file)),
    ],
  }).catch((error: unknown) => {
    throw new Error(reasonOf(error, site));
  });
  const script = result.outputFiles.find(({ path }) => path.endsWith('.js'));
  return { code: script?.text ?? '', sheets: [...sheets] };
}

/** The first message of esbuild, with its place. */
function reasonOf(error: unknown, site: string): string {
  const [first] = isBuildFailure(error) ? error.errors : [];
  if (!first) return messageOf(error);
  const { text, location } = first;
  // The script that asks for the module is ours.
  const isOwn = !location || location.file === '<stdin>';
  const place = isOwn ? '' : `${relative(site, resolve(location.file))}:${location.line}: `;
  return `${place}${readable(text)}`;
}

/** A message of esbuild as a sentence, with what to do about a file of an unknown kind. */
export function readable(text: string): string {
  const [, ending] = /^No loader is configured for "(.+?)" files/.exec(text) ?? [];
  return ending === undefined
    ? `${text}.`
    : `Files that end with ${ending} cannot be imported. Put the file into static/, and write its address from there.`;
}
