import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SitePaths } from '@/lib/site/paths.ts';

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
  'package-lock.json',
  'tsconfig.json',
];
const SITE = [
  'content',
  'components',
  'messages',
  'public',
  'openapi',
  'site.config.ts',
  'published-paths.json',
];

/**
 * Equal when a build would give the same site: everything that goes into one, by content, and the commit of the content,
 * from which pages have their dates. 64 hex digits.
 */
export function buildFingerprint(paths: SitePaths, env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256').update(
    JSON.stringify([
      process.version,
      env.BASE_PATH ?? '',
      new Date().getUTCFullYear(),
      newestCommit(paths.content),
    ]),
  );
  const roots = new Set([
    ...CODE.map((name) => join(paths.repository, name)),
    ...SITE.map((name) => join(paths.site, name)),
  ]);
  for (const root of roots) {
    for (const file of filesBelow(root))
      hash
        .update(relative(paths.repository, file))
        .update('\0')
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

/** The newest commit that concerns a folder: a commit of what was built before changes no file, but dates. Empty without a history. */
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

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
