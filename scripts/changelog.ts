import { spawnSync } from 'node:child_process';
import { changelog, type Commit } from '@/lib/deploy/changelog.ts';

/** Separators of fields and commits in the output of `git log`. Neither can occur in a message. */
const FIELD = '\x1f';
const COMMIT = '\x1e';

/**
 * Prints the notes of a release: what has changed since the tag before it. `npm run changelog --
 * v1.2.0`
 */
function main([tag = 'HEAD']: readonly string[]): void {
  const before = git([
    'describe',
    '--tags',
    '--abbrev=0',
    '--match',
    'v*',
    tag === 'HEAD' ? tag : `${tag}^`,
  ]);
  const range = before === undefined ? tag : `${before.trim()}..${tag}`;
  const log = git(['log', '--no-merges', `--format=%H${FIELD}%s${FIELD}%b${COMMIT}`, range]);
  if (log === undefined) {
    console.error(
      `There is no revision ${tag}. Give the tag of a release: npm run changelog -- v1.2.0`,
    );
    process.exitCode = 1;
    return;
  }
  const commits = log.split(COMMIT).flatMap((text): Commit[] => {
    const [hash = '', subject = '', body = ''] = text.trim().split(FIELD);
    return hash === '' ? [] : [{ hash, subject, body }];
  });
  process.stdout.write(changelog(tag === 'HEAD' ? 'Unreleased' : tag, commits));
}

/** Git's output; undefined when it fails, for example without a tag. */
function git(args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
}

main(process.argv.slice(2));
