import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '@/lib/site/files-below.ts';
import { exportDifferences } from './export-differences.ts';
import { takeExport } from './take-export.ts';

/**
 * Text that does not get small when it is compressed: Next puts small segments into other files.
 */
const LONG = Array.from({ length: 1500 }, (_, index) =>
  ((index * 2654435761) % 4294967296).toString(36),
).join(' ');

/** Three pages and a home page, with the routes of this site and nothing else of it. */
const APP: Record<string, string> = {
  'package.json': '{"type":"module"}',
  'next.config.js': `export default { output: 'export', experimental: { useOffline: true, prefetchInlining: false }, turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  'app/[locale]/layout.jsx': `export const generateStaticParams = () => [{ locale: 'en' }];
export default ({ children }) => <html lang="en"><body><header>${LONG}</header>{children}</body></html>;`,
  'app/[locale]/page.jsx': 'export default () => <h1>Home</h1>;',
  'app/[locale]/[section]/layout.jsx': `export default ({ children }) => <main><nav>${LONG}</nav>{children}</main>;`,
  'app/[locale]/[section]/[[...path]]/page.jsx': `export const generateStaticParams = () => [{ section: 'a~b', path: [] }, { section: 'a~b', path: ['C# x'] }];
export default async ({ params }) => <h1>{JSON.stringify(await params)}</h1>;`,
  'app/[locale]/-api/[section]/layout.jsx': `export { default } from '../../[section]/layout.jsx';`,
  'app/[locale]/-api/[section]/[[...path]]/page.jsx': `export const generateStaticParams = () => [{ section: 'c~d', path: [] }];
export default async ({ params }) => <h1>{JSON.stringify(await params)}</h1>;`,
};

const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as {
  version: string;
};
let folder = '';
let files: string[] = [];

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(join(process.cwd(), '.cache', 'next-export-'));
  for (const [name, text] of Object.entries(APP)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const built = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', folder], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (built.status !== 0)
    throw new Error(`Next ${version} does not build two pages:\n${built.stdout}${built.stderr}`);
  files = filesBelow(join(folder, 'out')).map((file) => relative(join(folder, 'out'), file));
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the installed Next writes the known files', () => {
  const [first] = exportDifferences(files, { locales: ['en'], ownFiles: new Set() });
  expect(
    first,
    first && `Next ${version}: ${first.file} ${first.what}. See docs/upgrading.md.`,
  ).toBeUndefined();
});

test('B3: pages exported by the installed Next are at their public paths, with the data for a click and a prefetch', () => {
  const out = join(folder, 'out');
  takeExport(
    out,
    [
      { from: 'en/a~b', to: 'a/b' },
      { from: 'en/-api/c~d', to: 'c/d' },
      { from: 'en/-api', to: '' },
      { from: 'en', to: '' },
    ],
    { locales: ['en'], ownFiles: new Set() },
    version,
  );
  const page = (path: string, route = '$d$locale') => [
    `${path}.html`,
    `${path}.txt`,
    ...[
      '_tree',
      '_head',
      '_index',
      '$d$locale',
      `${route}.$d$section`,
      `${route}.$d$section.$oc$path`,
      `${route}.$d$section.$oc$path.__PAGE__`,
    ].map((name) => `${path}/__next.${name}.txt`),
  ];
  const api = '$d$locale.-api';
  expect(
    filesBelow(out)
      .map((file) => relative(out, file))
      .filter((file) => !file.startsWith('_next/'))
      .sort(),
    `Next ${version} exports other files than those that its client was seen to ask for. See docs/upgrading.md.`,
  ).toEqual(
    [
      ...page('a/b'),
      ...page('a/b/C# x'),
      ...page('c/d', api),
      `c/d/__next.${api}.txt`,
      'index.html',
      'index.txt',
      '__next._tree.txt',
      '__next._head.txt',
      '__next._index.txt',
      '__next.$d$locale.txt',
      '__next.$d$locale.__PAGE__.txt',
    ].sort(),
  );
});
