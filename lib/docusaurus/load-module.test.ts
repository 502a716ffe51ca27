import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { loadModule } from './load-module.ts';

async function load(files: Record<string, string>, name: string): Promise<unknown> {
  const folder = folderOf(files);
  return loadModule(join(folder, name), folder);
}

test('CommonJS with packages that are not installed', async () => {
  const config = await load(
    {
      'docusaurus.config.js': `
        const { themes } = require('prism-react-renderer');
        const path = require('path');
        module.exports = { title: 'T', preset: require.resolve('@docusaurus/preset-classic'), dark: themes.dracula, name: path.basename(__dirname) };`,
    },
    'docusaurus.config.js',
  );
  expect(config).toMatchObject({ title: 'T', preset: '@docusaurus/preset-classic' });
  expect(config).toHaveProperty('name', expect.stringMatching(/^portal-/));
});

test('a module in TypeScript with types, a JSON file, top-level await and an async function', async () => {
  const config = await load(
    {
      'versions.json': '["1.0"]',
      'docusaurus.config.ts': `
        import { themes as prismThemes } from 'prism-react-renderer';
        import type { Config } from '@docusaurus/types';
        import versions from './versions.json';
        import { createRequire } from 'node:module';
        const require = createRequire(import.meta.url);
        const late = await Promise.resolve('late');
        export default async function config(): Promise<Config> {
          return { title: late, versions, theme: prismThemes.github, again: require('./versions.json') };
        }`,
    },
    'docusaurus.config.ts',
  );
  expect(config).toBeTypeOf('function');
  expect(await (config as () => Promise<unknown>)()).toMatchObject({
    title: 'late',
    versions: ['1.0'],
    again: ['1.0'],
  });
});

test('the current folder is that of the site, as where Docusaurus runs', async () => {
  const folder = folderOf({
    'docusaurus.config.js': `
      import { below } from './own/place.js';
      export default { below, here: process.cwd() };`,
    'own/place.js': 'export const below = process.cwd();',
  });
  const config = await loadModule(join(folder, 'docusaurus.config.js'), folder);
  expect(config).toEqual({ below: folder, here: folder });
});

test('a file that throws is an error that names it', async () => {
  await expect(
    load({ 'sidebars.cjs': 'throw new Error("no docs")' }, 'sidebars.cjs'),
  ).rejects.toThrow('sidebars.cjs: throws while it is loaded: no docs');
});

test("of Docusaurus' packages, only tools for plugins are loaded", async () => {
  const config = await load(
    {
      'docusaurus.config.mjs': `
        import { word } from '@docusaurus/utils';
        import core from '@docusaurus/core';
        export default { word, core };`,
      'node_modules/@docusaurus/utils/index.js': "exports.word = 'real';",
      'node_modules/@docusaurus/core/index.js': "throw new Error('is loaded');",
    },
    'docusaurus.config.mjs',
  );
  expect(config).toMatchObject({ word: 'real' });
});
