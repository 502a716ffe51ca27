import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderOf, writeFiles } from '@/lib/content/__fixtures__/folder.ts';
import { formatProblem } from '@/lib/content/problem.ts';
import { compilePage, PageError } from './compile.ts';
import { compileKey } from './compile-key.ts';
import type { PageAbout } from './imports/page-about.ts';

let site: string;
let made = 0;
beforeEach(() => (site = folderOf()));
afterEach(() => rmSync(site, { recursive: true }));

/** Where a page is whose site has these settings, written as code. */
function pageWith(settings: string, more: Partial<PageAbout> = {}): PageAbout {
  writeFiles(site, { 'plugins.mjs': `export default { ${settings} };\n` });
  return {
    path: join(site, 'docs/a.md'),
    site,
    plugins: { file: join(site, 'plugins.mjs'), hash: `made ${++made}` },
    ...more,
  };
}

const compile = (body: string, settings: string, more: Partial<PageAbout> = {}) =>
  compilePage(body, 'docs/a.md', [], pageWith(settings, more));

async function problemsOf(body: string, settings: string): Promise<string[]> {
  const error: unknown = await compile(body, settings).catch((error: unknown) => error);
  return error instanceof PageError
    ? error.problems.map(formatProblem)
    : expect.fail('has no errors');
}

const text = (value: string) => `{ type: 'text', value: ${value} }`;
const paragraph = (value: string) => `{ type: 'paragraph', children: [${text(value)}] }`;

test('imports, tags and headings that a plugin adds count as if they were written', async () => {
  writeFiles(site, { 'docs/_part.md': 'From a part.\n' });
  const settings = `remarkPlugins: [() => (tree, file) => {
    if (file.stem !== '_part') tree.children.unshift(
      { type: 'mdxjsEsm', value: '', data: { estree: { type: 'Program', sourceType: 'module', body: [{
        type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: 'Part' } }],
        source: { type: 'Literal', value: './_part.md' },
      }] } } },
      { type: 'heading', depth: 2, children: [${text("'Added {#own-id}'")}] },
      { type: 'mdxJsxFlowElement', name: 'Part', attributes: [], children: [] },
      { type: 'containerDirective', name: 'tip', attributes: {}, children: [${paragraph("'In a box.'")}] },
    );
  }]`;
  const { code, tree, facts, imports } = await compile('Text {1 + 1}\n', settings);
  expect(facts.headings).toEqual([{ level: 2, id: 'own-id', text: 'Added' }]);
  expect(imports).toHaveProperty(['./_part.md', 'kind'], 'part');
  expect(code).toContain('Admonition');
  expect(JSON.stringify(tree)).toContain('From a part.');
  expect(
    await problemsOf('Text\n', settings.replace("name: 'Part', attr", "name: 'Other', attr")),
  ).toEqual([expect.stringContaining('Other')]);
});

test('plugins run in the order of Docusaurus, may be asynchronous, have options, and see the file of the site', async () => {
  const settings = `
    beforeDefaultRemarkPlugins: [[(word) => async (tree, file) => {
      await Promise.resolve();
      tree.children.push(${paragraph("word + ' ' + [file.path, file.cwd, file.data.frontMatter.title].join(' ')")});
    }, 'first'], [() => () => { throw new Error('is switched off'); }, false]],
    remarkPlugins: [() => (tree, file, next) => {
      tree.children.at(-1).children[0].value += ' second';
      next();
    }],
    rehypePlugins: [() => (tree) => {
      for (const node of tree.children.filter(({ tagName }) => tagName === 'pre'))
        node.children[0].properties.className = ['language-json'];
    }],
    recmaPlugins: [() => (program) => {
      program.body.unshift({ type: 'EmptyStatement' }, { type: 'EmptyStatement' });
    }]`;
  for (const format of ['mdx', 'md'] as const) {
    const { tree, code } = await compile('```js\n1\n```\n', settings, {
      frontMatter: { title: 'A title' },
      format,
    });
    expect(JSON.stringify(tree)).toContain(
      `first ${join(site, 'docs/a.md')} ${site} A title second`,
    );
    expect(code).toContain('"json"');
    expect(code).toMatch(/^;\n;\n/);
  }
});

test('plugins seem to run in the folder of the site', async () => {
  const settings = `remarkPlugins: [() => {
    const first = process.cwd();
    return (tree) => {
      tree.children.push(${paragraph("[first, process.cwd()].join(' and ')")});
    };
  }]`;
  const { tree } = await compile('Text\n', settings);
  expect(JSON.stringify(tree)).toContain(`${site} and ${site}`);
  expect(process.cwd()).not.toBe(site);
});

test('plugins see the ids of headings, and an id that a plugin gives stays', async () => {
  const settings = `remarkPlugins: [() => (tree) => {
    const [first, second] = tree.children;
    first.children[0].value += ' has ' + first.data.hProperties.id;
    second.data = { hProperties: { id: 'given' } };
  }]`;
  const { facts } = await compile('## A {#own}\n\n## ui:field\n', settings);
  expect(facts.headings).toEqual([
    { level: 2, id: 'own', text: 'A has own' },
    { level: 2, id: 'given', text: 'ui:field' },
  ]);
});

test('a link for the eye that a plugin adds to a heading is not in the list of contents', async () => {
  const settings = `rehypePlugins: [() => (tree) => {
    tree.children[0].children.push({
      type: 'element', tagName: 'a', properties: { href: '#a', ariaHidden: 'true' },
      children: [${text("'#'")}],
    });
  }]`;
  const { facts } = await compile('## A\n', settings);
  expect(facts.headings).toEqual([{ level: 2, id: 'a', text: 'A' }]);
});

test('code that a plugin has colored stays as it is; other code is colored here', async () => {
  const settings = `rehypePlugins: [() => (tree) => {
    const [{ children: [code] }] = tree.children;
    code.children = [{ type: 'element', tagName: 'b', properties: {}, children: code.children }];
  }]`;
  const { code } = await compile('```js\none\n```\n\n```js\ntwo\n```\n', settings);
  expect(code).toContain('children: "one');
  expect(code.match(/CodeBlock, {/g)).toHaveLength(1);
});

test('mistakes of plugins are problems of the page, and hide no others', async () => {
  const settings = `
    remarkPlugins: [
      function broken() { return () => { throw new TypeError('no table'); }; },
      function strict() { return (tree, file) => file.fail('Too short', tree.children[0]); },
      function kind() { return (tree, file) => { file.message('Rather long', tree.children[1]); file.info('Seen'); }; },
    ],
    rehypePlugins: [[function late(options) { throw new Error('needs ' + options.name); }, { name: 'a name' }]]`;
  expect(await problemsOf('Text\n\nMore\n\n<Foo />\n', settings)).toEqual([
    'docs/a.md: The plugin `remarkPlugins[0]` (broken): throws: no table',
    'docs/a.md: The plugin `rehypePlugins[0]` (late): throws: needs a name',
    'docs/a.md: The plugin `remarkPlugins[2]` (kind): Seen',
    'docs/a.md:1:1: The plugin `remarkPlugins[1]` (strict): Too short',
    'docs/a.md:3:1: The plugin `remarkPlugins[2]` (kind): Rather long',
    expect.stringMatching(/^docs\/a\.md:5:1: The component <Foo> is not known/),
  ]);
});

test('a tree that cannot be compiled names the page', async () => {
  expect(await problemsOf('Text\n', 'rehypePlugins: [() => () => null, () => () => ({})]')).toEqual(
    [expect.stringMatching(/^docs\/a\.md: The text cannot be compiled after the plugins/)],
  );
});

test('plugins that the portal has built in are left out, and the key depends on the others', async () => {
  const about = pageWith('remarkPlugins: [function remarkGfm() { throw new Error("runs"); }]');
  await expect(compilePage('Text\n', 'docs/a.md', [], about)).resolves.toBeDefined();
  const other = { ...about, plugins: { file: '', hash: 'other' } };
  const keys = [about, other, { ...about, plugins: undefined }].map((one) =>
    compileKey('Text\n', [], one),
  );
  expect(new Set(keys).size).toBe(3);
});
