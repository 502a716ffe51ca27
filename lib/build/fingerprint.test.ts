import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildFingerprint, rendererFingerprint } from '@/lib/build/fingerprint.ts';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { sitePaths } from '@/lib/site/paths.ts';

let repository: string;
let original: string;
const fingerprint = (env: Record<string, string> = {}) =>
  buildFingerprint(sitePaths({ SITE_DIR: 'site', OUT_DIR: 'site/out' }, repository), {
    NODE_ENV: 'test',
    ...env,
  });

beforeEach(() => {
  repository = folderOf({
    'lib/a.ts': 'a',
    'package-lock.json': '{}',
    'package.json': '{}',
    'instrumentation-client.ts': 'i',
    'site/content/en/S/a.md': '# A\n',
    'site/site.config.ts': 'x',
    'site/public/logo.svg': '<svg/>',
    'site/sidebars.js': 's',
    'site/i18n/fr/code.json': '{}',
    'site/out/index.html': 'o',
    'site/build/index.html': 'b',
    'site/node_modules/a/index.js': 'n',
    'notes.txt': 'n',
  });
  original = fingerprint();
});
afterEach(() => rmSync(repository, { recursive: true }));

describe('buildFingerprint', () => {
  test('it is 64 hex digits, the same for the same files', () => {
    expect(original).toMatch(/^[0-9a-f]{64}$/);
    expect(fingerprint()).toBe(original);
  });

  test.each([
    'site/content/en/S/a.md',
    'site/site.config.ts',
    'site/public/logo.svg',
    'site/sidebars.js',
    'site/i18n/fr/code.json',
    'lib/a.ts',
    'package-lock.json',
    'package.json',
    'instrumentation-client.ts',
  ])('it changes with the content of %s', (file) => {
    writeFiles(repository, { [file]: 'changed' });
    expect(fingerprint()).not.toBe(original);
  });

  test('it changes when a file is added, deleted or renamed', () => {
    writeFiles(repository, { 'site/content/en/S/b.md': '' });
    const added = fingerprint();
    expect(added).not.toBe(original);
    rmSync(join(repository, 'site/content/en/S/b.md'));
    expect(fingerprint()).toBe(original);
    renameSync(
      join(repository, 'site/content/en/S/a.md'),
      join(repository, 'site/content/en/S/c.md'),
    );
    expect(fingerprint()).not.toBe(original);
  });

  test('it changes with the base path', () => {
    expect(fingerprint({ BASE_PATH: '/docs' })).not.toBe(original);
  });

  test('it does not change with a time stamp or a file that no build reads', () => {
    utimesSync(join(repository, 'lib/a.ts'), new Date(0), new Date(0));
    writeFiles(repository, { 'notes.txt': 'changed' });
    expect(fingerprint()).toBe(original);
  });

  test.each(['out/index.html', 'build/index.html', 'node_modules/a/index.js'])(
    'it does not change with what is built or installed in the site folder: %s',
    (file) => {
      writeFiles(repository, { [`site/${file}`]: 'changed' });
      expect(fingerprint()).toBe(original);
    },
  );

  test('a text that moves from one file to the next is a change', () => {
    writeFiles(repository, { 'lib/a.ts': 'ab', 'lib/b.ts': 'c' });
    const before = fingerprint();
    writeFiles(repository, { 'lib/a.ts': 'a', 'lib/b.ts': 'bc' });
    expect(fingerprint()).not.toBe(before);
  });

  test('it changes when what was built is committed: pages have their dates from the history', () => {
    const git = (...args: string[]) =>
      execFileSync(
        'git',
        ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', ...args],
        { cwd: repository, stdio: 'ignore' },
      );
    git('init');
    const before = fingerprint();
    git('add', 'site/content');
    git('commit', '-m', 'Content');
    const committed = fingerprint();
    expect(committed).not.toBe(before);
    git('add', 'notes.txt');
    git('commit', '-m', 'Something else');
    expect(fingerprint()).toBe(committed);
  });
});

test('the fingerprint of the renderer covers its code and its libraries', () => {
  const files = {
    'lib/openapi/html/a.ts': 'a',
    'lib/mdx/other.ts': 'o',
    'package-lock.json': '{}',
  };
  const of = (changed: Record<string, string>) => {
    const folder = folderOf({ ...files, ...changed });
    const hash = rendererFingerprint(folder);
    rmSync(folder, { recursive: true });
    return hash;
  };
  expect(of({ 'lib/mdx/other.ts': 'changed' })).toBe(of({}));
  expect(of({ 'lib/openapi/html/a.ts': 'changed' })).not.toBe(of({}));
  expect(of({ 'package-lock.json': 'changed' })).not.toBe(of({}));
});
