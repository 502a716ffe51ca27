import { execFileSync } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SitePaths } from '@/lib/site/paths.ts';
import { filesBelow } from '@/lib/site/files-below.ts';

const CODE = [
  'app',
  'components',
  'lib',
  'scripts',
  'messages',
  'public',
  'openapi',
  'contentlayer.config.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'postcss.config.mjs',
  // It names the browsers that Next compiles for.
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const PRODUCT = ['content', 'site.config.ts', 'published-paths.json'];

/**
 * A hash of all inputs of a build: file contents, and the content's commit, which determines the
 * pages' dates. Equal hashes give equal sites.
 */
export function buildFingerprint(paths: SitePaths, env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256').update(
    JSON.stringify([
      process.version,
      env.BASE_PATH ?? '',
      new Date().getUTCFullYear(),
      newestCommit(paths.docusaurus ? paths.site : paths.content),
    ]),
  );
  const roots = [
    ...CODE.map((name) => join(paths.repository, name)),
    ...(paths.site === paths.repository
      ? PRODUCT.map((name) => join(paths.site, name))
      : ownFiles(paths)),
  ];
  for (const root of roots) addFiles(hash, paths.repository, root);
  return hash.digest('hex');
}

/** What decides how a text is compiled, besides the text itself. */
const COMPILER = ['lib/mdx', 'lib/diagrams', 'lib/drawings', 'lib/text', 'package-lock.json'];

/**
 * A hash of the code that compiles pages and of its libraries. With the same hash, compiled pages
 * are kept.
 */
export const compilerFingerprint = (repository: string): string =>
  codeFingerprint(repository, COMPILER);

/** What decides how the page of an API looks, besides its document and the words. */
const RENDERER = ['lib/openapi', 'lib/text', 'lib/mdx/markdown-dialect.ts', 'package-lock.json'];
const renderers = new Map<string, string>();

/**
 * A hash of the code that renders API documents and of its libraries. It is made once, because code
 * that runs does not change.
 */
export function rendererFingerprint(repository: string): string {
  const known = renderers.get(repository) ?? codeFingerprint(repository, RENDERER);
  renderers.set(repository, known);
  return known;
}

function codeFingerprint(repository: string, roots: readonly string[]): string {
  const hash = createHash('sha256');
  for (const root of roots) addFiles(hash, repository, join(repository, root));
  return hash.digest('hex');
}

/**
 * Everything in a site folder but what is installed, built or hidden: pages and settings may name
 * any of its files (`@site/…`, sidebars files).
 */
const ownFiles = ({ site, out }: Pick<SitePaths, 'site' | 'out'>): string[] =>
  (existsSync(site) ? readdirSync(site) : [])
    .filter((name) => !name.startsWith('.') && name !== 'node_modules' && name !== 'build')
    .map((name) => join(site, name))
    .filter((path) => path !== out && !out.startsWith(join(path, sep)));

function addFiles(hash: Hash, repository: string, root: string): void {
  for (const file of filesAt(root))
    hash.update(relative(repository, file)).update('\0').update(readFileSync(file)).update('\0');
}

/**
 * The newest commit that touches a folder. It is needed because a commit changes dates without
 * changing files. Empty without a history.
 */
function newestCommit(folder: string): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%H', '--', '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** A file alone, or the files below a folder; none without either. */
function filesAt(path: string): string[] {
  if (!existsSync(path)) return [];
  return statSync(path).isFile() ? [path] : filesBelow(path).sort();
}
