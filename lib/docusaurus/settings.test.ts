import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatProblem, type Problem } from '@/lib/content/problem.ts';
import { scanContent } from '@/lib/content/scan.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { withOriginalNames } from './load-docusaurus.ts';
import { readDocusaurusSite } from './read-site.ts';
import { stageSite } from './stage.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'their-settings-'));
  write('docs/intro.md', '# Intro\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** A site with these settings. */
async function load(settings: object) {
  const config = { title: 'Theirs', url: 'https://theirs.example', ...settings };
  write('docusaurus.config.js', `module.exports = ${JSON.stringify(config, null, 2)};\n`);
  return readDocusaurusSite(folder, 'docusaurus.config.js');
}

/** What becomes of these settings. */
async function read(settings: object) {
  const { config, problems } = await load(settings);
  return { config, said: problems.map(formatProblem) };
}

const withLogo = (logo: object) =>
  read({ presets: ['classic'], themeConfig: { navbar: { logo: { src: 'l.svg', ...logo } } } });

test.each([
  [{}, undefined, undefined],
  [{ href: '/docs/intro' }, undefined, '/docs/intro'],
  [{ href: 'https://maker.example/x' }, 'https://maker.example/x', undefined],
])('a logo with %j leads to the site %s or to the page %s', async (logo, url, to) => {
  const { config } = await withLogo(logo);
  expect(config.company).toEqual({ name: 'Theirs', ...(url && { url }) });
  expect(config.brand?.logo).toEqual({ src: '/l.svg', ...(to && { to }) });
});

test.each([
  [{ title: 'Their docs' }, 'Their docs'],
  [{ title: 'Their docs', logo: { src: 'l.svg' } }, 'Their docs'],
  [{ title: 'Theirs', logo: { src: 'l.svg' } }, undefined],
  [{ title: '', logo: { src: 'l.svg' } }, ''],
  [{ logo: { src: 'l.svg' } }, ''],
  [{ logo: { src: 'https://elsewhere.example/l.svg' } }, undefined],
  [{}, undefined],
])('with the navbar %j, the text beside the logo is %j', async (navbar, title) => {
  const { config } = await read({ presets: ['classic'], themeConfig: { navbar } });
  expect(config.title).toBe('Theirs');
  expect(config.navbar?.title).toBe(title);
});

test('the title of the navbar is translated, but not that of the window', async () => {
  write('i18n/de/docusaurus-theme-classic/navbar.json', '{ "title": { "message": "Ihres" } }');
  const { config } = await read({
    presets: ['classic'],
    i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
    themeConfig: { navbar: { title: 'Theirs' } },
  });
  expect(config.title).toBe('Theirs');
  expect(config.navbar?.title).toEqual({ en: 'Theirs', de: 'Ihres' });
});

test('a plugin may have its short name; tags have the path of the settings', async () => {
  const { config, said } = await read({
    plugins: [
      ['content-docs', { tagsBasePath: '/topics' }],
      'client-redirects',
      'docusaurus-plugin-sass',
      'pwa',
    ],
  });
  expect(config.sections).toMatchObject([{ path: 'docs', tagsPath: 'topics' }]);
  expect(said.filter((line) => line.includes('is not run'))).toEqual([
    expect.stringContaining('The plugin "pwa"'),
  ]);
});

test('a plugin that is a file has its name in the site, and the line of it', async () => {
  const { said } = await read({ plugins: [join(folder, 'plugins/own.js')] });
  expect(said.filter((line) => line.includes('is not run'))).toEqual([
    expect.stringMatching(/^docusaurus\.config\.js:\d+: The plugin "plugins\/own\.js"/),
  ]);
});

test('settings without a counterpart are said once, with their line', async () => {
  const { said } = await read({
    trailingSlash: true,
    presets: [['classic', { docs: { onInlineTags: 'throw' } }]],
  });
  expect(said).toEqual([
    expect.stringMatching(/^docusaurus\.config\.js:10: `onInlineTags` has no effect/),
  ]);
  const { said: none } = await read({
    trailingSlash: false,
    presets: [['classic', { docs: { onInlineTags: 'ignore' } }]],
  });
  expect(none).toEqual([]);
});

test.each([
  [true, true, true],
  [false, false, false],
  [undefined, false, true],
])(
  'trailingSlash: %s gives canonical addresses with a slash: %s, folders: %s',
  async (given, canonical, folders) => {
    const { config, said } = await read({ trailingSlash: given, presets: ['classic'] });
    expect([config.trailingSlash, config.indexFiles, said]).toEqual([canonical, folders, []]);
  },
);

test('npm2yarn has the tools and the choice of the site; a tool of its own is left out', async () => {
  const plugin = "require('@docusaurus/remark-plugin-npm2yarn')";
  const of = async (entry: string) => {
    write(
      'docusaurus.config.js',
      `module.exports = { title: 'T', presets: [['classic', { docs: {\nremarkPlugins: [${entry}],\n} }]] };\n`,
    );
    const { config, problems } = await readDocusaurusSite(folder, 'docusaurus.config.js');
    return { tabs: config.code?.npm2yarn, said: problems.map(formatProblem) };
  };
  expect(await of(`[${plugin}, { sync: true }], require('remark-math')`)).toEqual({
    tabs: { sync: true },
    said: [],
  });
  expect(await of(`${plugin}.default`)).toEqual({ tabs: { sync: false }, said: [] });
  expect(await of('function own() {}, require("remark-toc")')).toEqual({
    tabs: undefined,
    said: [
      'docusaurus.config.js:2: `remarkPlugins[1]` (remark-toc) is left out, because remark-toc is not there. Run `npm install` in the folder of the site.',
    ],
  });
  const { tabs, said } = await of(
    `[${plugin}, { converters: ['pnpm', 'yarn', ['Deno', (code) => code]] }]`,
  );
  expect(tabs).toEqual({ converters: ['pnpm', 'yarn'], sync: false });
  expect(said).toEqual([
    expect.stringMatching(/\.js:2: `converters` of npm2yarn: Deno is left out/),
  ]);
});

test('a value has the line of its key, in code, front matter and category files', () => {
  write('docusaurus.config.js', "[{ id: 'docs' }, {\n  sidebarId: 'docs',\n}];\n");
  write('docs/a.md', '---\ntitle: next\nslug: /same\npagination_next: next\n---\nslug: x\n');
  write(
    'docs/_category_.json',
    '{\n  "label": "gone",\n  "link": { "type": "doc", "id": "gone" }\n}',
  );
  write('docs/g/_category_.yml', 'label: gone\nlink:\n  type: doc\n  id: gone\n');
  const lineOf = (file: string, key: string, written?: string) =>
    withOriginalNames(sitePaths({ SITE_DIR: folder }, join(folder, 'repository')), [
      { file, key, written, severity: 'error', message: 'x' },
    ])[0]?.line;
  expect(lineOf('docusaurus.config.js', 'sidebarId', 'docs')).toBe(2);
  expect(lineOf('docusaurus.config.js', 'section', 'docs')).toBe(1);
  expect(lineOf('docs/a.md', 'slug')).toBe(3);
  expect(lineOf('docs/a.md', 'pagination_next')).toBe(4);
  expect(lineOf('docs/a.md', 'pagination_prev')).toBeUndefined();
  expect(lineOf('docs/_category_.json', 'id', 'gone')).toBe(3);
  expect(lineOf('docs/g/_category_.yml', 'id', 'gone')).toBe(4);
});

test('what is written in a file of settings has its line there', () => {
  write('docusaurus.config.js', "module.exports = {\n  docId: 'nodoc',\n};\n");
  write('sidebars.js', "module.exports = {\n  one: [\n    'introo',\n  ],\n};\n");
  const problem = (file: string, written?: string): Problem => ({
    file,
    written,
    severity: 'error',
    message: 'x',
  });
  expect(
    withOriginalNames(sitePaths({ SITE_DIR: folder }, join(folder, 'repository')), [
      problem('sidebars.js', 'introo'),
      problem('site.config.ts', 'nodoc'),
      problem('site.config.ts', 'nod'),
      problem('sidebars.js'),
      problem('gone.js', 'introo'),
      { ...problem('sidebars.js', 'introo'), line: 1 },
    ]).map(formatProblem),
  ).toEqual([
    'sidebars.js:3: x',
    'docusaurus.config.js:2: x',
    'docusaurus.config.js: x',
    'sidebars.js: x',
    'gone.js: x',
    'sidebars.js:1: x',
  ]);
});

test('documents may be in a folder whose name begins with `_`', async () => {
  write('_their docs/a.md', '# A\n');
  write('_their docs/_part.md', 'Part.\n');
  const stage = mkdtempSync(join(tmpdir(), 'stage-'));
  stageSite(
    folder,
    await load({ presets: [['classic', { docs: { path: '_their docs' } }]] }),
    stage,
  );
  const { documents, problems } = scanContent(join(stage, 'content'), ['en']);
  rmSync(stage, { recursive: true });
  expect({ documents, problems }).toEqual({ documents: ['en/from_their docs/a.md'], problems: [] });
});
