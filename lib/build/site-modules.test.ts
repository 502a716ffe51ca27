import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { sheetsOf } from '@/lib/mdx/imports/site-import.ts';
import type { PageImports } from '@/lib/mdx/imports/page-imports.ts';
import type { SiteConfig } from '@/lib/site/config-schema.ts';
import { validateConfig } from '@/lib/site/load-config.ts';
import { ensureSiteModules, writeSiteModules } from './site-modules.ts';

const site = mkdtempSync(join(tmpdir(), 'modules-'));
afterAll(() => rmSync(site, { recursive: true }));
mkdirSync(join(site, 'src'));
const paths = { repository: process.cwd(), site, work: join(site, 'work') };
const config = validateConfig({ title: 'T' }, 'site.config.ts');

function written(file: string, text: string) {
  const path = join(site, 'src', file);
  writeFileSync(path, text);
  return {
    page: { a: { kind: 'components' as const, key: 'k', module: path, names: ['default'] } },
  };
}
const modulesOf = (own: SiteConfig, imports: PageImports[]) =>
  writeSiteModules(paths, { config: own, locales: [] }, imports);
const made = (file: string) => readFileSync(join(site, 'work/site-modules', file), 'utf8');

test('components share the React of the portal, and have its modules for those of Docusaurus', async () => {
  const { page } = written(
    'card.jsx',
    "import React from 'react';\nimport Link from '@docusaurus/Link';\nimport useDocusaurusContext from '@docusaurus/useDocusaurusContext';\nimport s from './card.module.css';\nexport default () => <Link className={s.a}>{useDocusaurusContext().siteConfig.title}</Link>;",
  );
  writeFileSync(join(site, 'src/card.module.css'), '.a { color: red }');
  expect(await modulesOf(config, [page])).toEqual([]);
  expect(made('k.js')).toMatch(/^'use client';/);
  expect(made('k.js')).toContain('from "react/jsx-runtime"');
  expect(made('k.js')).toContain('@/components/docusaurus/in-components.tsx');
  expect(made('k.js')).toMatch(/title": ?"T"|title: "T"/);
  expect(made('k.css')).toContain('color: red');
  expect(made('index.js')).toContain("import './k.css';");
  expect(made('lazy.js')).toContain("import('./k.js')");
});

test('the modules that the first import fills are there before it', () => {
  const work = join(site, 'empty');
  ensureSiteModules({ ...paths, work });
  const file = (name: string) => readFileSync(join(work, 'site-modules', name), 'utf8');
  expect(file('index.js')).toContain("from './lazy.js'");
  expect(file('lazy.js')).toMatch(/^'use client';/);
});

test('what cannot be bundled is named with its place and a remedy, and warns if the setting says so', async () => {
  const { page } = written('bad.jsx', "\nimport x from 'not-installed';\nexport default x;");
  expect(await modulesOf(config, [page])).toMatchObject([
    {
      file: 'src/bad.jsx',
      line: 2,
      severity: 'error',
      message: expect.stringContaining('npm install'),
    },
  ]);
  const lenient = { ...config, onUnknownComponent: 'warn' as const };
  expect(await modulesOf(lenient, [page])).toMatchObject([{ severity: 'warning' }]);
  expect(made('index.js')).not.toContain('k.js');
});

test('texts of components are in the languages of the site, without those of the theme of Docusaurus', async () => {
  const { page } = written(
    'words.jsx',
    "import Translate, { translate } from '@docusaurus/Translate';\nexport default () => <b title={translate({ message: 'Open' })}><Translate id=\"door\">Door</Translate></b>;",
  );
  const i18n = join(site, 'i18n/de');
  mkdirSync(i18n, { recursive: true });
  writeFileSync(
    join(i18n, 'code.json'),
    JSON.stringify({ door: { message: 'Tor' }, 'theme.NotFound': { message: 'Weg' } }),
  );
  const locales = ['en', 'de'].map((code) => ({ code, label: code, htmlLang: code }));
  expect(await modulesOf({ ...config, locales }, [page])).toEqual([]);
  expect(made('k.js')).toContain('@/components/docusaurus/site-texts.tsx');
  expect(made('k.js')).toContain('Tor');
  expect(made('k.js')).not.toContain('Weg');
});

test('class names of CSS modules with the same name are not the same', async () => {
  const names = ['one', 'two'].map((folder) => {
    mkdirSync(join(site, 'src', folder));
    written(`${folder}/styles.module.css`, '.box { color: red }');
    const code =
      "import s from './styles.module.css';\nexport default () => <b className={s.box} />;";
    const { page } = written(`${folder}/index.jsx`, code);
    return { a: { ...page.a, key: folder } };
  });
  expect(await modulesOf(config, names)).toEqual([]);
  const [one, two] = ['one', 'two'].map(
    (folder) => /\.(styles_\w+_box) \{/.exec(made(`${folder}.css`))?.[1],
  );
  expect(one).toBeDefined();
  expect(two).toBeDefined();
  expect(one).not.toBe(two);
});

test('components of CommonJS have the exports that pages use', async () => {
  const { page } = written(
    'old.cjs',
    "exports.__esModule = true;\nexports.default = () => 'all';\nexports.Part = () => 'part';",
  );
  const names = ['default', 'default.Member', 'Part'];
  expect(await modulesOf(config, [{ a: { ...page.a, names } }])).toEqual([]);
  const bundle = (await import(pathToFileURL(join(site, 'work/site-modules/k.js')).href)) as {
    default: () => string;
    Part: () => string;
  };
  expect([bundle.default(), bundle.Part()]).toEqual(['all', 'part']);
});

test('an export that is not there is named with the module', async () => {
  const { page } = written('one.jsx', 'export const One = () => <b />;');
  expect(await modulesOf(config, [{ a: { ...page.a, names: ['Two'] } }])).toMatchObject([
    { file: 'src/one.jsx', message: expect.stringContaining('No matching export') },
  ]);
});

test('moved in: a picture that a component requires is a module, in a style sheet its address', async () => {
  const { page } = written(
    'shown.jsx',
    "import './shown.css';\nimport a from './a.png';\nexport default () => [a, require('./a.png').default, require('@site/src/a.png').default];",
  );
  writeFileSync(join(site, 'src/a.png'), 'png');
  writeFileSync(join(site, 'src/shown.css'), 'b { background: url(./a.png) }');
  expect(await modulesOf(config, [page])).toEqual([]);
  const bundle = (await import(
    `${pathToFileURL(join(site, 'work/site-modules/k.js')).href}?2`
  )) as {
    default: () => string[];
  };
  expect(new Set(bundle.default())).toEqual(new Set(['data:image/png,png']));
  expect(made('k.css')).toContain('data:image/png');
});

test('a style sheet alone is loaded as one', async () => {
  written('alone.css', '.alone { color: red }');
  const code = `import ${JSON.stringify(join(site, 'src/alone.css'))};\n`;
  const sheet = { kind: 'components' as const, key: 's', module: site, code, names: [] };
  expect(await modulesOf(config, [{ a: sheet }])).toEqual([]);
  expect(made('s.css')).toContain('.alone');
  expect(made('index.js')).toContain("import './s.css';");
});

test('styles in Sass are compiled by the package of the site; without it, each file is named with the remedy', async () => {
  const { page } = written(
    'dial.jsx',
    "import s from './dial.module.scss';\nimport './more.scss';\nexport default () => <b className={s.dial} />;",
  );
  writeFileSync(join(site, 'src/dial.module.scss'), '.dial { b { color: red } }');
  writeFileSync(join(site, 'src/more.scss'), 'b { i { color: blue } }');
  const missing = await modulesOf(config, [page]);
  expect(missing.map(({ file }) => file).sort()).toEqual(['src/dial.module.scss', 'src/more.scss']);
  expect(new Set(missing.map(({ message }) => message)).size).toBe(1);
  expect(missing[0]?.message).toContain('npm install sass');

  const sass = join(site, 'node_modules/sass');
  mkdirSync(sass, { recursive: true });
  writeFileSync(join(sass, 'package.json'), '{ "name": "sass", "main": "index.cjs" }');
  const part = JSON.stringify(pathToFileURL(join(site, 'src/_part.scss')).href);
  writeFileSync(
    join(sass, 'index.cjs'),
    // As in the package itself, `import` finds no names in it.
    `const compile = (file) => {
      const span = { url: new URL(${part}), start: { line: 2 } };
      if (file.endsWith('sad.scss'))
        throw Object.assign(new Error('long'), { sassMessage: 'Expected expression.', span });
      return { css: \`/* \${file.split('/').pop()} */ .dial b { color: red }\` };
    };
    module.exports = Object.fromEntries([['compile', compile]]);`,
  );
  expect(await modulesOf(config, [page])).toEqual([]);
  const [, name] = /dial: "(dial_[0-9a-f]{6}_dial)"/.exec(made('k.js')) ?? [];
  expect(made('k.css')).toMatch(new RegExp(`\\.${name} b \\{\\s+color: red`));

  writeFileSync(join(site, 'src/sad.scss'), "@use 'part';");
  const sad = written('sad.jsx', "import './sad.scss';\nexport default () => <b />;");
  expect(await modulesOf(config, [sad.page])).toMatchObject([
    { file: 'src/_part.scss', line: 3, message: expect.stringContaining('Expected expression.') },
  ]);
});

test('a component has the address and the color mode, and parts without a counterpart are named', async () => {
  const { page } = written(
    'where.jsx',
    "import { useLocation } from '@docusaurus/router';\nimport { useColorMode } from '@docusaurus/theme-common';\nexport default () => <b className={useColorMode().colorMode}>{useLocation().pathname}</b>;",
  );
  expect(await modulesOf(config, [page])).toEqual([]);
  const other = written(
    'other.jsx',
    "import { useSearchPage } from '@docusaurus/theme-search-algolia/client';\nexport default () => useSearchPage();",
  );
  // Two components that share a file, which is named once.
  const twice = { ...other.page, b: { ...other.page.a, key: 'k2' } };
  expect(await modulesOf(config, [twice])).toMatchObject([
    {
      file: 'src/other.jsx',
      line: 1,
      message: expect.stringMatching(/theme-search-algolia.*no counterpart here/),
    },
  ]);
});

test('moved in: a part of Docusaurus without a counterpart is named where the site imports it, not in what is installed', async () => {
  const installed = join(site, 'node_modules/@docusaurus/plugin-content-blog');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'client.js'), "export * from '@generated/routes';");
  const client = '@docusaurus/plugin-content-blog/client';
  const { page } = written(
    'version.jsx',
    `import { useBlogPost } from '${client}';\nexport default () => useBlogPost().isBlogPostPage;`,
  );
  expect(await modulesOf(config, [page])).toMatchObject([
    {
      file: 'src/version.jsx',
      line: 1,
      message: expect.stringContaining(`${client} has no counterpart here`),
    },
  ]);
  expect(made('k.js')).toContain('standIn().isBlogPostPage');
});

test('moved in: a component has the languages of the site with their labels', async () => {
  const { page } = written(
    'language.jsx',
    "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';\nexport default () => useDocusaurusContext().i18n.localeConfigs.en.label;",
  );
  expect(await modulesOf(config, [page])).toEqual([]);
  const label = config.locales.find(({ code }) => code === 'en')?.label ?? '';
  expect(made('k.js')).toMatch(
    new RegExp(`"?localeConfigs"?: ?\\{ ?"?en"?: ?\\{ ?"?label"?: ?"${label}"`),
  );
});

test('a component has the values of the site, and a layout around it is the frame of the portal', async () => {
  const { page } = written(
    'fields.jsx',
    "import Layout from '@theme/Layout';\nimport useDocusaurusContext from '@docusaurus/useDocusaurusContext';\nexport default () => <Layout title=\"X\">{useDocusaurusContext().siteConfig.customFields.phone}</Layout>;",
  );
  const own = {
    ...config,
    customFields: { phone: '555-0100' },
    siteConfig: { organizationName: 'kiln-makers' },
    siteMetadata: { docusaurusVersion: '3.10.2' },
  };
  expect(await modulesOf(own, [page])).toEqual([]);
  expect(made('k.js')).toContain('555-0100');
  expect(made('k.js')).toContain('kiln-makers');
  expect(made('k.js')).toContain('3.10.2');
});

test('a member of a component is loaded like a component', async () => {
  const { page } = written(
    'box.jsx',
    'export default function Box() { return <b />; }\nBox.Foot = () => <i />;',
  );
  const own = { a: { ...page.a, names: ['default', 'default.Foot'] } };
  expect(await modulesOf(config, [own])).toEqual([]);
  expect(made('lazy.js')).toContain('c_k_default_Foot = dynamic(');
  expect(made('lazy.js')).toContain('module["default"]["Foot"]');
  expect(made('index.js')).toContain('"default.Foot": lazy.c_k_default_Foot');
});

test('moved in: a style sheet that a page imports is loaded as it is', async () => {
  const sheet = join(site, 'src/plain.css');
  writeFileSync(sheet, '.plain { color: red }');
  const page = { a: { ...sheetsOf([sheet]), key: 'plain' } };
  expect(await modulesOf(config, [page])).toEqual([]);
  expect(made('plain.css')).toContain('.plain');
  expect(made('index.js')).toContain("import './plain.css';");
});

test('moved in: components have the history and `interpolate()` of Docusaurus', async () => {
  const { page } = written(
    'go.jsx',
    "import { useHistory, useLocation } from '@docusaurus/router';\nimport Interpolate, { interpolate } from '@docusaurus/Interpolate';\nexport default () => <b onClick={() => useHistory().push(useLocation().pathname)}>{interpolate('{a}', { a: 1 })}<Interpolate>b</Interpolate></b>;",
  );
  expect(await modulesOf(config, [page])).toEqual([]);
  expect(made('k.js')).toContain('@/components/docusaurus/use-history.ts');
  expect(made('k.js')).toContain('@/lib/text/interpolate.ts');
});

test('moved in: a component that imports a file of an unknown kind is named with a remedy', async () => {
  writeFileSync(join(site, 'src/odd.bin'), '');
  const { page } = written('odd.jsx', "import a from './odd.bin';\nexport default () => a;");
  expect(await modulesOf(config, [page])).toMatchObject([
    { file: 'src/odd.jsx', line: 1, message: expect.stringContaining('static/') },
  ]);
});

test('components ask about the documents of the site: what they need is one file for all', async () => {
  const { page } = written(
    'versions.jsx',
    "import { usePluginData } from '@docusaurus/useGlobalData';\nimport { useVersions } from '@docusaurus/plugin-content-docs/client';\nexport default () => useVersions().length + String(usePluginData('p'));",
  );
  expect(await modulesOf(config, [page])).toEqual([]);
  expect(made('k.js')).toContain('@/components/docusaurus/site-docs-hooks.ts');
  expect(made('k.js')).toContain('"./docs-data.json"');
  expect(made('docs-data.json')).toBe('{}');
});

test('moved in: a hook without a counterpart is named with its place, and its component is made', async () => {
  const { page } = written(
    'doc.jsx',
    "import { useDocRouteMetadata } from '@docusaurus/plugin-content-docs/client';\nexport default () => useDocRouteMetadata().sidebarName;",
  );
  expect(await modulesOf(config, [page])).toMatchObject([
    {
      file: 'src/doc.jsx',
      line: 1,
      message: expect.stringMatching(/^`useDocRouteMetadata` of @docusaurus\/plugin-content-docs/),
    },
  ]);
  expect(made('k.js')).toContain('standIn().sidebarName');
  expect(made('index.js')).toContain('"k"');
});

test('moved in: only components that ask about their page are told of it', async () => {
  const { page } = written(
    'status.jsx',
    "import { useDoc } from '@docusaurus/plugin-content-docs/client';\nexport default () => useDoc().frontMatter.status;",
  );
  expect(await modulesOf(config, [page])).toEqual([]);
  expect(made('index.js')).toContain('askingModules = ["k"]');
  expect(made('index.js')).toContain('sidebarModules = []');
  const { page: list } = written(
    'list.jsx',
    "import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';\nexport default () => useDocsSidebar().items.length;",
  );
  expect(await modulesOf(config, [list])).toEqual([]);
  expect(made('index.js')).toContain('askingModules = ["k"]');
  expect(made('index.js')).toContain('sidebarModules = ["k"]');
  const other = written(
    'mode.jsx',
    "import { useThemeConfig, useWindowSize } from '@docusaurus/theme-common';\nexport default () => useWindowSize() + useThemeConfig().image;",
  );
  const own = { ...config, siteConfig: { themeConfig: { image: 'img/social.png' } } };
  expect(await modulesOf(own, [other.page])).toEqual([]);
  expect(made('index.js')).toContain('askingModules = []');
  expect(made('k.js')).toContain('img/social.png');
  expect(made('k.js')).not.toContain('page-hooks');
});

test('moved in: components have what the theme and the router of Docusaurus offer them', async () => {
  const { page } = written(
    'all.jsx',
    `import ErrorBoundary from '@docusaurus/ErrorBoundary';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { matchPath, Redirect } from '@docusaurus/router';
import { Collapsible, ThemeClassNames, ThemedComponent, useCollapsible, usePluralForm } from '@docusaurus/theme-common';
import { Details } from '@docusaurus/theme-common/Details';
import DocCard from '@theme/DocCard';
import DocCardList from '@theme/DocCardList';
import IdealImage from '@theme/IdealImage';
import ThemedImage from '@theme/ThemedImage';
export default () => [ErrorBoundary, isInternalUrl, matchPath, Redirect, Collapsible, ThemeClassNames,
  useCollapsible, usePluralForm, Details, DocCard, DocCardList, IdealImage, ThemedComponent, ThemedImage];`,
  );
  expect(await modulesOf(config, [page])).toEqual([]);
  expect(made('index.js')).toContain('askingModules = ["k"]');
});

test('moved in: a theme component without a counterpart leaves the component that uses it', async () => {
  const { page } = written(
    'icons.jsx',
    "import Icon from '@theme/Icon/Home';\nexport default () => <b><Icon>Home</Icon> is here</b>;",
  );
  expect(await modulesOf(config, [page])).toMatchObject([
    {
      file: 'src/icons.jsx',
      line: 1,
      severity: 'error',
      message: expect.stringMatching(/^The theme component @theme\/Icon\/Home has no counterpart/),
    },
  ]);
  expect(made('k.js')).toContain('is here');
  expect(made('index.js')).toContain('"k"');
});

test('moved in: all components that cannot be bundled are reported at once, and others are made', async () => {
  const lost = written('lost.jsx', "import './gone.js';\nexport default () => <b />;").page.a;
  const none = written(
    'none.jsx',
    "import { one } from 'not-installed';\nexport default () => one;",
  ).page.a;
  const right = written('right.jsx', 'export default () => <b>right</b>;').page.a;
  const own = { ...config, onUnknownComponent: 'warn' as const };
  const all = [{ a: { ...lost, key: 'k3' } }, { a: { ...none, key: 'k4' } }, { a: right }];
  expect(await modulesOf(own, all)).toMatchObject([
    { file: 'src/lost.jsx', severity: 'warning' },
    { file: 'src/none.jsx', severity: 'warning' },
  ]);
  expect(made('index.js')).toContain('"k"');
  expect(made('index.js')).not.toMatch(/"k[34]"/);
});
