import { existsSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ASSET } from './asset-files.ts';
import { BUILT_IN } from './built-in.ts';

/** What an import of a page means. */
export type ImportTarget =
  | { kind: 'portal' }
  | { kind: 'text' | 'part' | 'data' | 'module' | 'style'; file: string }
  /** A picture, or another file of which code wants the address; `target` as an image of the page would be written. */
  | { kind: 'picture'; file: string; target: string }
  | { kind: 'missing'; reason: string };

export interface ImportPlace {
  /** Absolute path of the text that imports. */
  path: string;
  /** Absolute path of the site folder. */
  site: string;
}

const ENDINGS = ['', '.mdx', '.md', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.json'];

/**
 * Finds what a page imports. Loaders of webpack that only read a file (`!!raw-loader!./a.ts`) and
 * `./a.ts?raw` are understood.
 */
export function importTarget(specifier: string, place: ImportPlace): ImportTarget {
  if (specifier in BUILT_IN) return { kind: 'portal' };
  const [, loaders = '', bare = specifier] = /^(?:([!\w@/.-]*)!)?([^!]*)$/.exec(specifier) ?? [];
  const isText = loaders.includes('raw-loader') || bare.endsWith('?raw');
  const path = bare.replace(/\?.*$/, '');
  const theme = /^@theme(?:-original)?\/(.+)$/.exec(path)?.[1];
  const file =
    theme === undefined ? fileOf(path, place) : existing(join(place.site, 'src/theme', theme));
  if (file === undefined) return { kind: 'missing', reason: whyMissing(path) };
  if (isText) return { kind: 'text', file };
  if (/\.mdx?$/.test(file)) return { kind: 'part', file };
  if (ASSET.test(file)) return { kind: 'picture', file, target: pictureTarget(file, place) };
  if (/\.json$/.test(file)) return { kind: 'data', file };
  if (/\.(css|scss|sass|less)$/.test(file)) return { kind: 'style', file };
  if (/\.(txt|csv|ya?ml|toml|html)$/.test(file)) return { kind: 'text', file };
  return { kind: 'module', file };
}

/** A picture beside the text, in the folder of public files, or anywhere in the site folder. */
export function pictureTarget(file: string, { site }: Pick<ImportPlace, 'site'>): string {
  return `@site/${relative(site, file).replaceAll('\\', '/')}`;
}

function fileOf(path: string, { path: from, site }: ImportPlace): string | undefined {
  if (path.startsWith('@site/')) return existing(join(site, path.slice('@site/'.length)));
  if (/^\.\.?(\/|$)/.test(path)) return existing(join(dirname(from), path));
  if (/^(\/|@docusaurus\/|@generated\/)/.test(path)) return undefined;
  return packageFile(path, site);
}

function packageFile(name: string, site: string): string | undefined {
  try {
    return createRequire(join(site, 'package.json')).resolve(name);
  } catch {
    // Some packages offer only modules for `import`; the bundler finds their entry by the name.
    const [, folder = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
    return existsSync(join(site, 'node_modules', folder)) ? name : undefined;
  }
}

function existing(path: string): string | undefined {
  const candidates = [
    ...ENDINGS.map((ending) => path + ending),
    ...ENDINGS.slice(3).map((ending) => join(path, `index${ending}`)),
  ];
  const found = candidates.find((candidate) =>
    statSync(candidate, { throwIfNoEntry: false })?.isFile(),
  );
  return found && realpathSync(found);
}

function whyMissing(path: string): string {
  if (path.startsWith('@theme'))
    return `The theme component ${path} has no counterpart here, and there is none in src/theme.`;
  if (path.startsWith('@docusaurus/') || path.startsWith('@generated/'))
    return `${path} has no counterpart here.`;
  return /^(\.|@site\/|\/)/.test(path)
    ? `The file ${path} is not there. Correct the path, or put the file there.`
    : `The package ${path} is not installed in the site folder. Run \`npm install\` there, or remove the import.`;
}
