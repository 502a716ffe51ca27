import { expect, test } from 'vitest';
import { browserPackages } from '@/lib/build/browser-packages.ts';
import { isPermissive, licenseFile } from '@/lib/outputs/license-file.ts';

const repository = process.cwd();
const names = (site = repository) => browserPackages({ repository, site }).map(({ name }) => name);

test('licenses: what is published is listed, down to what a package takes in; what only builds the site is not', () => {
  const found = names();
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
  const packages = browserPackages({ repository, site: repository });
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
