import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { formatProblem } from '@/lib/content/problem.ts';
import { compileKey } from '@/lib/mdx/compile-key.ts';
import { compilePage } from '@/lib/mdx/compile.ts';
import { componentImports } from './page-imports.ts';
import { registeredComponents } from './registered-components.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const ORIGINAL = "import MDXComponents from '@theme-original/MDXComponents';\n";
const CHIP = { 'src/components/Chip.jsx': 'export default () => <b />;\n' };

function siteOf(files: Record<string, string>): string {
  const site = folderOf({ ...CHIP, ...files });
  folders.push(site);
  return site;
}

async function read(text: string, file = 'src/theme/MDXComponents.tsx') {
  const { components, problems } = await registeredComponents(siteOf({ [file]: text }));
  return { components: Object.fromEntries(components), problems: problems.map(formatProblem) };
}

test.each([
  ['its name', `import Chip from '@site/src/components/Chip';\nexport default { Chip };`],
  ['another name', `import B from '../components/Chip';\nexport default { 'Chip': B };`],
  [
    'types and constants',
    `import type { T } from './t';\nimport B from '../components/Chip';\nconst own = { Chip: B };\nconst all: T = { ...own };\nexport default (all as T) satisfies T;`,
  ],
])('moved in: a component is registered by %s', async (_, text) => {
  expect(await read(text)).toEqual({
    components: { Chip: { name: 'default', specifier: '@site/src/components/Chip' } },
    problems: [],
  });
});

test('moved in: named and all exports, of a folder, of the theme, and with the original', async () => {
  const text = `${ORIGINAL}import { Chip as C } from '../../components/Chip';
import * as Icons from '@site/src/components/Chip';
import Tabs from '@theme/Tabs';
import Box from '@theme-original/Admonition';
export default { ...MDXComponents, C, Icons, Tabs, Box };`;
  expect(await read(text, 'src/theme/MDXComponents/index.js')).toEqual({
    components: {
      C: { name: 'Chip', specifier: '@site/src/components/Chip' },
      Icons: { name: '*', specifier: '@site/src/components/Chip' },
      Box: { name: 'default', specifier: '@theme/Admonition' },
    },
    problems: [],
  });
});

test('moved in: what cannot be registered is named once, with its line and a remedy', async () => {
  const text = `${ORIGINAL}import Chip from '@site/src/components/Chip';
import { more } from '../components/Chip';
import Gone from './Gone';
export default {
  ...MDXComponents,
  a: Chip,
  Tabs: Chip,
  Own: () => <b />,
  ...more,
  Gone,
};`;
  const { components, problems } = await read(text);
  expect(components).toEqual({
    Own: { name: 'default.Own', specifier: '@site/src/theme/MDXComponents.tsx' },
  });
  expect(problems).toEqual([
    expect.stringMatching(/tsx:10: The components in `\.\.\.more`.*by its name/),
    expect.stringMatching(/tsx:11: <Gone> is not registered: The file .* is not there/),
    expect.stringMatching(/tsx:7: .* not replaced: `a`, `Tabs`\. .*a name of its own/),
  ]);
  expect((await read('export default made();')).problems).toEqual([
    expect.stringMatching(/tsx: The components .* cannot be read. Write `export default/),
  ]);
});

test('moved in: components of a spread are registered, all exports of a file or its object', async () => {
  const site = siteOf({
    'src/all.jsx': 'export const Dot = () => <i />;\nexport const size = 1;\n',
    'src/own.jsx': 'export default { Bar: () => <b />, mark: () => <b /> };\n',
    'src/theme/MDXComponents.js': `${ORIGINAL}import * as all from '../all';\nimport own from '../own';
export default { ...MDXComponents, ...all, ...own };`,
  });
  const { components, problems } = await registeredComponents(site);
  expect(Object.fromEntries(components)).toEqual({
    Dot: { name: 'Dot', specifier: '@site/src/all' },
    Bar: { name: 'default.Bar', specifier: '@site/src/own' },
  });
  expect(problems.map(formatProblem)).toEqual([expect.stringMatching(/js:4: .* `mark`/)]);
  expect((await importsOf(site, '<Dot /><Bar />\n')).sort()).toEqual([
    '/src/all.jsx Dot',
    '/src/own.jsx default.Bar',
  ]);
});

test('a site without the file registers nothing', async () => {
  const { components, problems } = await registeredComponents(siteOf({}));
  expect([components.size, problems]).toEqual([0, []]);
});

/** Names that the page takes from each module. */
async function importsOf(site: string, body: string): Promise<string[]> {
  const about = { path: `${site}/docs/page.mdx`, site };
  const { imports } = await compilePage(body, 'docs/page.mdx', [], about);
  return componentImports([imports]).map(
    ({ module, names, code = '' }) => `${module.slice(site.length)} ${names.join()}${code}`,
  );
}

test('moved in: a page has the registered components that it uses, and its own win', async () => {
  const site = siteOf({
    'src/theme/MDXComponents.js': `${ORIGINAL}import Chip from '../components/Chip';\nexport default { ...MDXComponents, Chip };`,
    'docs/Other.jsx': 'export default () => <i />;\n',
    'docs/_part.mdx': 'A <Chip>part</Chip>.\n',
  });
  const ofSite = ['/src/components/Chip.jsx default'];
  expect(await importsOf(site, 'A <Chip>b</Chip>.\n')).toEqual(ofSite);
  expect(await importsOf(site, '{[1].map((n) => <Chip key={n} />)}\n')).toEqual(ofSite);
  expect(await importsOf(site, "import Part from './_part.mdx'\n\n<Part />\n")).toEqual(ofSite);
  expect(await importsOf(site, 'None.\n')).toEqual([]);
  expect(await importsOf(site, "import Chip from './Other'\n\n<Chip />\n")).toEqual([
    '/docs/Other.jsx default',
  ]);
  expect(await importsOf(site, 'export const Chip = () => <b />\n\n<Chip />\n')).toEqual([]);
  const [own] = await importsOf(
    site,
    'export const Button = () => <button onClick={() => 1}><Chip /></button>\n\n<Button />\n',
  );
  expect(own).toContain('import { default as Chip } from "@site/src/components/Chip";');
});

test('moved in: a component that the registering file defines itself is a part of that file', async () => {
  const site = siteOf({
    'src/theme/MDXComponents.js': `${ORIGINAL}const Mark = ({ children }) => <mark>{children}</mark>;
export default { ...MDXComponents, Mark, Own: (props) => <b {...props} /> };`,
  });
  const file = '/src/theme/MDXComponents.js';
  expect(await importsOf(site, 'A <Own>b</Own> <Mark>c</Mark>.\n')).toEqual([
    `${file} default.Mark,default.Own`,
  ]);
  expect(await importsOf(site, '{[1].map((n) => <Own key={n} />)}\n')).toEqual([
    `${file} default.Own`,
  ]);
  const [button] = await importsOf(
    site,
    'export const Button = () => <button onClick={() => 1}><Own /></button>\n\n<Button />\n',
  );
  expect(button).toContain(
    'import { default as all_Own } from "@site/src/theme/MDXComponents.js"; const Own = all_Own.Own;',
  );
});

test('moved in: a page with tags is compiled again when the registered components change', () => {
  const site = siteOf({
    'src/theme/MDXComponents.js': "import all from './all';\nexport default all;",
  });
  const keys = () =>
    ['**b**', '<Chip />'].map((body) => compileKey(body, [], { path: `${site}/page.mdx`, site }));
  const [plain, tagged] = keys();
  writeFiles(site, { 'src/theme/all.js': 'export default {};' });
  expect(keys()[0]).toBe(plain);
  expect(keys()[1]).not.toBe(tagged);
});
