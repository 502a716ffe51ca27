import { expect, test } from 'vitest';
import { browserPackages } from '@/lib/build/browser-packages.ts';
import { isPermissive, licenceFile } from '@/lib/outputs/licence-file.ts';

const repository = process.cwd();
const names = (site = repository) => browserPackages({ repository, site }).map(({ name }) => name);

test('licences: what is published is listed, down to what a package takes in; what only builds the site is not', () => {
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

test('licences: every package may be published, and its notice is in the file', () => {
  const packages = browserPackages({ repository, site: repository });
  const text = licenceFile(packages);
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
])('licences: “%s”, “%s” asks for no more than a notice: %s', (licence, text, expected) =>
  expect(isPermissive({ licence, text })).toBe(expected),
);

test('licences: one that must be looked at stops the build and is named', () => {
  expect(() => licenceFile([{ name: 'x', version: '1', licence: 'GPL-3.0', text: '' }])).toThrow(
    'x (GPL-3.0)',
  );
});

test('licences: a text that several packages share stands there once', () => {
  const text = licenceFile([
    { name: 'a', version: '1', licence: 'MIT', text: 'T.' },
    { name: 'b', version: '2', licence: 'MIT', text: 'T.' },
  ]);
  expect(text.match(/T\./g)).toHaveLength(1);
  expect(text).toContain('a 1 (MIT)\nb 2 (MIT)\n\nT.');
});
