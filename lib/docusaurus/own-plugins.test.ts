import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { formatProblem } from '@/lib/content/problem.ts';
import { compilePage } from '@/lib/mdx/compile.ts';
import { pageAbout } from '@/lib/render-data/page-about.ts';
import { loadSite } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';

let site: string;
beforeEach(() => {
  site = folderOf({
    'docs/a.md': '# A\n',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/a.md': '# A\n',
    'sdk/b.md': '# B\n',
    'api/c.md': '# C\n',
    'src/says.ts': `
      import { word } from 'words';
      export const says = (name: string) => (tree: any) => {
        tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: name + ' ' + word }] });
      };`,
    // With another file for `import`, and nothing for `require`.
    'node_modules/words/package.json':
      '{ "name": "words", "exports": { "import": "./words.mjs" } }',
    'node_modules/words/words.mjs': "export const word = 'said';\n",
  });
});
afterEach(() => rmSync(site, { recursive: true }));

/** Loads the site with these options of the docs plugins, written as code. */
async function load(docs: string, sdk = '', api = '', markdown = '') {
  writeFiles(site, {
    'docusaurus.config.ts': `
      import { says } from './src/says';
      import absent from 'remark-absent';
      export default async () => ({
        title: 'Theirs',
        markdown: { ${markdown} },
        presets: [['classic', { docs: { ${docs} } }]],
        plugins: [
          ['content-docs', { id: 'sdk', path: 'sdk', routeBasePath: 'sdk', ${sdk} }],
          ['content-docs', { id: 'api', path: 'api', routeBasePath: 'api', ${api} }],
        ],
      });`,
  });
  const paths = sitePaths({ SITE_DIR: site }, join(site, 'repository'));
  const { config, problems } = await loadSite(paths);
  // As it is in the file from which the other processes read it.
  const settings = JSON.parse(JSON.stringify(config)) as typeof config;
  const textOf = async (file: string) =>
    toString((await compilePage('Text', file, [], aboutOf(file))).tree);
  const aboutOf = (file: string) => pageAbout(paths, settings, { file, frontMatter: {} });
  return { config, textOf, aboutOf, said: problems.map(formatProblem) };
}

test('the texts of a docs plugin have its own plugins, in every version', async () => {
  const { textOf, aboutOf, said } = await load(
    "remarkPlugins: [[says, 'docs']]",
    "beforeDefaultRemarkPlugins: [[says, 'sdk']]",
    'remarkPlugins: [function remarkMath() {}]',
  );
  expect(said).toEqual([]);
  expect(await textOf('en/docs/a.md')).toBe('Textdocs said');
  expect(await textOf('en/versioned_docs/version-1.0/a.md')).toBe('Textdocs said');
  expect(await textOf('en/sdk/b.md')).toBe('Textsdk said');
  expect(aboutOf('en/api/c.md').plugins).toBeUndefined();
});

test('a site without plugins has no module of them', async () => {
  expect((await load('')).config.pluginModule).toBeUndefined();
});

test('a plugin that is not there, and a text in place of one, are named with a remedy', async () => {
  const { textOf, said } = await load(
    "remarkPlugins: [[says, 'docs'], [absent, {}]],\nrehypePlugins: ['rehype-x'],",
  );
  expect(said).toEqual([
    'docusaurus.config.ts:7: `remarkPlugins[1]` (remark-absent) is left out, because remark-absent is not there. Run `npm install` in the folder of the site.',
    'docusaurus.config.ts:8: `rehypePlugins[0]` (rehype-x) is left out, because it is not a function. Import the plugin, and write its name here.',
  ]);
  expect(await textOf('en/docs/a.md')).toBe('Textdocs said');
});

test('a package that throws is the reason why plugins are left out', async () => {
  writeFiles(site, {
    'node_modules/words/words.mjs': "export const word = '';\nthrow new Error('needs a build');\n",
  });
  const { config, said } = await load("remarkPlugins: [[says, 'docs']]");
  expect(said).toEqual([
    'docusaurus.config.ts:7: `remarkPlugins[0]` (says) is left out, because packages of the site cannot be loaded: needs a build. Correct that, or run `npm install` in the folder of the site.',
  ]);
  expect(config.pluginModule).toBeUndefined();
});

test('the preprocessor gets the whole file of the site, and changes what is compiled', async () => {
  writeFiles(site, { 'docs/a.md': '---\ntitle: A\n---\n\nText' });
  const replace =
    "fileContent.replace('Text', filePath.endsWith('docs/a.md') ? 'Other' : 'None').replace(': A', 'x')";
  const { textOf, said } = await load(
    '',
    '',
    '',
    `preprocessor: ({ filePath, fileContent }) => ${replace}`,
  );
  expect(said).toEqual([]);
  expect(await textOf('en/docs/a.md')).toBe('Other');
});

test('HTML is made with the options of the site', async () => {
  const { aboutOf, said } = await load(
    '',
    '',
    '',
    "remarkRehypeOptions: { clobberPrefix: 'own-' }",
  );
  expect(said).toEqual([]);
  const { code } = await compilePage(
    'A[^1]\n\n[^1]: B',
    'en/docs/a.md',
    [],
    aboutOf('en/docs/a.md'),
  );
  expect(code).toContain('own-fn-1');
  expect(code).toContain('sr-only');
});

test.each([
  ['({}) => 5', '`markdown.preprocessor` returns no text for this file. Return its `fileContent`.'],
  ["() => { throw new Error('odd'); }", '`markdown.preprocessor` throws for this file: odd'],
])('a preprocessor that fails, %s, is a problem of the page', async (preprocessor, message) => {
  const { textOf } = await load('', '', '', `preprocessor: ${preprocessor}`);
  await expect(textOf('en/docs/a.md')).rejects.toMatchObject({ problems: [{ message }] });
});

test('a package that is missing in a file of the site is named once, with the remedy', async () => {
  rmSync(join(site, 'node_modules'), { recursive: true });
  writeFiles(site, {
    'src/more.ts': "export * from 'words';",
    'src/says.ts': `
      import { word } from 'words';
      import './more';
      export const says = () => () => word;`,
  });
  const { said } = await load("remarkPlugins: [[says, 'docs']]");
  expect(said).toEqual([
    'src/more.ts:1: The package words is not installed, so what this file takes from it is empty. Run `npm install` in the folder of the site.',
  ]);
});

test('a file that the configuration imports, and that is not there, is named once, with the remedy', async () => {
  rmSync(join(site, 'src/says.ts'));
  const { said } = await load("remarkPlugins: [[says, 'docs']], numberPrefixParser: says");
  expect(said).toEqual([
    'docusaurus.config.ts:2: The file ./src/says is not there, so what is taken from it is empty. Correct the path, or run the command that makes the file.',
  ]);
});
