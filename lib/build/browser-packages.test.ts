import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserPackages } from '@/lib/build/browser-packages.ts';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { isPermissive, licenseFile, licenseWarnings } from '@/lib/outputs/license-file.ts';
import { validateConfig } from '@/lib/site/load-config.ts';
import { writeSiteModules } from './site-modules.ts';

const repository = process.cwd();
const product = { repository, site: repository, work: join(repository, 'nowhere') };

test('licenses: what is published is listed, down to what a package takes in; what only builds the site is not', () => {
  const found = browserPackages(product).map(({ name }) => name);
  expect(found).toEqual(
    expect.arrayContaining([
      'next',
      'react',
      'react-dom',
      'flexsearch',
      'nprogress',
      '@radix-ui/react-dropdown-menu',
      '@floating-ui/core',
    ]),
  );
  for (const name of [
    'typescript',
    'esbuild',
    'shiki',
    'contentlayer2',
    '@mdx-js/mdx',
    'yaml',
    'mermaid',
    'beautiful-mermaid',
    'elkjs',
  ])
    expect(found).not.toContain(name);
});

test('licenses: every package may be published, and its notice is in the file', () => {
  const packages = browserPackages(product);
  const text = licenseFile(packages);
  expect(packages.length).toBeGreaterThan(5);
  for (const { name, version, text: own } of packages) {
    expect(text).toContain(`${name} ${version}`);
    expect(text).toContain(own);
  }
});

test.each([
  ['MIT', '', true],
  ['(MPL-2.0 OR Apache-2.0)', '', true],
  ['GPL-3.0', '', false],
  ['MPL-2.0', '', false],
  ['', 'The MIT License (MIT)\n…', true],
  ['', 'All rights reserved.', false],
  ['', '', false],
])('licenses: “%s”, “%s” asks for no more than a notice: %s', (license, text, expected) =>
  expect(isPermissive({ license, text })).toBe(expected),
);

test('licenses: one that needs a decision stops the build and is named', () => {
  expect(() => licenseFile([{ name: 'x', version: '1', license: 'GPL-3.0', text: '' }])).toThrow(
    'x (GPL-3.0)',
  );
});

test('licenses: a text of several packages is listed once', () => {
  const text = licenseFile([
    { name: 'a', version: '1', license: 'MIT', text: 'T.' },
    { name: 'b', version: '2', license: 'MIT', text: 'T.' },
  ]);
  expect(text.match(/T\./g)).toHaveLength(1);
  expect(text).toContain('a 1 (MIT)\nb 2 (MIT)\n\nT.');
});

test('licenses: packages that only the site’s own components import are listed; doubtful ones are a warning', async () => {
  const packageOf = (name: string, more: object) =>
    JSON.stringify({ name, version: '1.2.3', main: 'index.js', ...more });
  const site = folderOf({
    'src/dial.jsx':
      "import gauge from '@acme/gauge';\nimport { a } from 'odd';\nexport default () => <p>{gauge}{a}</p>;",
    'components/own.tsx': "'use client';\nexport { default as Own } from 'inside';",
    'node_modules/@acme/gauge/package.json': packageOf('@acme/gauge', { license: 'MIT' }),
    'node_modules/@acme/gauge/index.js':
      "import needle from 'needle';\nexport default () => needle + 1;",
    'node_modules/@acme/gauge/LICENSE': 'Of the gauge.',
    'node_modules/needle/package.json': packageOf('needle', { license: 'ISC' }),
    'node_modules/needle/index.js': 'export default 1;',
    'node_modules/odd/package.json': packageOf('odd', {}),
    'node_modules/odd/index.js': "export const a = 1;\nexport { default as b } from 'unused';",
    'node_modules/unused/package.json': packageOf('unused', { sideEffects: false }),
    'node_modules/unused/index.js': 'export default 2;',
    'node_modules/inside/package.json': packageOf('inside', { license: 'MIT' }),
    'node_modules/inside/index.js': 'export default 3;',
  });
  const paths = { repository, site, work: join(site, 'work') };
  const config = validateConfig({ title: 'T' }, 'site.config.ts');
  const file = join(site, 'src/dial.jsx');
  const dial = { kind: 'components' as const, key: 'k', module: file, names: ['default'] };
  expect(await writeSiteModules(paths, { config, locales: [] }, [{ dial }])).toEqual([]);
  const packages = browserPackages(paths);
  rmSync(site, { recursive: true });
  expect(packages.filter(({ isOfSite }) => isOfSite).map(({ name }) => name)).toEqual([
    '@acme/gauge',
    'inside',
    'needle',
    'odd',
  ]);
  expect(packages.map(({ name }) => name)).toContain('react');
  expect(licenseFile(packages)).toContain('@acme/gauge 1.2.3 (MIT)\n\nOf the gauge.');
  expect(licenseWarnings(packages)).toEqual([
    expect.stringContaining('odd, whose license (none named)'),
  ]);
});
