import { execFileSync } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
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
  'next.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const SITE = [
  'content',
  'components',
  'messages',
  'public',
  'src',
  'openapi',
  'site.config.ts',
  'published-paths.json',
];

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
  const roots = new Set([
    ...CODE.map((name) => join(paths.repository, name)),
    ...(paths.docusaurus ? ownFiles(paths.site) : SITE.map((name) => join(paths.site, name))),
  ]);
  for (const root of roots) addFiles(hash, paths.repository, root);
  return hash.digest('hex');
}

/** What decides how a text is compiled, besides the text itself. */
const COMPILER = ['lib/mdx', 'lib/diagrams', 'lib/drawings', 'lib/text', 'package-lock.json'];

/**
 * A hash of the code that compiles pages and of its libraries. With the same hash, compiled pages
 * are kept.
 */
export function compilerFingerprint(repository: string): string {
  const hash = createHash('sha256');
  for (const root of COMPILER) addFiles(hash, repository, join(repository, root));
  return hash.digest('hex');
}

/** Everything in the folder of a Docusaurus site but what is installed, built or hidden. */
const ownFiles = (site: string): string[] =>
  readdirSync(site)
    .filter((name) => !name.startsWith('.') && name !== 'node_modules' && name !== 'build')
    .map((name) => join(site, name));

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
