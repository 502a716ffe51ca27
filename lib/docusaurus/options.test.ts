import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDocusaurusSite } from './read-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'their-options-'));
  for (const name of ['docs/a.md', 'versioned_docs/version-1.0/a.md']) write(name, '# A\n');
  write('versions.json', '["1.0"]');
  write('i18n/de/docusaurus-plugin-content-docs/current/a.md', '# A\n');
  write('i18n/de/docusaurus-plugin-content-docs/version-1.0/a.md', '# A\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** What becomes of these options of the docs plugin and of the site, written as code. */
async function read(docs: string, site = '') {
  write(
    'site/docusaurus.config.js',
    `module.exports = { title: 'Theirs', i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      presets: [['classic', { docs: { ${docs} } }]], ${site} };\n`,
  );
  write('docusaurus.config.js', "module.exports = require('./site/docusaurus.config.js');\n");
  const { config, problems } = await readDocusaurusSite(folder, 'docusaurus.config.js');
  return {
    config,
    edit: config.sections?.[0]?.editUrls,
    said: problems.map(({ message }) =>
      message.replace(/^`([^`]+)` (has no effect)?.*$/s, '$1 $2'),
    ),
  };
}

describe('the address for editing', () => {
  const base = 'https://git.example/edit/main';
  const german = 'i18n/de/docusaurus-plugin-content-docs';

  test('is that of the original, in each version', async () => {
    expect((await read(`editUrl: '${base}/'`)).edit).toEqual({
      'en/docs': `${base}/docs`,
      'de/docs': `${base}/docs`,
      'en/versioned_docs/version-1.0': `${base}/versioned_docs/version-1.0`,
      'de/versioned_docs/version-1.0': `${base}/versioned_docs/version-1.0`,
    });
  });

  test('may be that of the translation, and of the current version', async () => {
    const { edit } = await read(
      `editUrl: '${base}', editLocalizedFiles: true, editCurrentVersion: true`,
    );
    expect(edit).toEqual({
      'en/docs': `${base}/docs`,
      'de/docs': `${base}/${german}/current`,
      'en/versioned_docs/version-1.0': `${base}/docs`,
      'de/versioned_docs/version-1.0': `${base}/${german}/current`,
    });
  });

  test('is right for a folder outside of that of the site', async () => {
    const outside = join(folder, 'website');
    write(
      'website/docusaurus.config.js',
      `module.exports = { title: 'T', presets: [['classic', { docs: { path: '../docs', editUrl: '${base}/website' } }]] };\n`,
    );
    const { config } = await readDocusaurusSite(outside, 'docusaurus.config.js');
    expect(config.sections?.[0]?.editUrls).toEqual({ 'en/outside/docs': `${base}/docs` });
  });

  test('may come from a function; another form of it is reported', async () => {
    const { edit, said } = await read(
      `editUrl: ({ locale, version, versionDocsDirPath, docPath }) =>
        locale === 'de' ? 'https://words.example/de'
        : version === '1.0' ? undefined : \`${base}/\${versionDocsDirPath}/\${docPath}\``,
    );
    expect(edit).toEqual({ 'en/docs': `${base}/docs` });
    expect(said).toEqual(['editUrl ', 'editUrl ']);
  });
});

test('settings that the portal has count', async () => {
  const { config, said } = await read(
    '',
    `baseUrlIssueBanner: false, storage: { namespace: 'theirs' },
     themeConfig: { docs: { versionPersistence: 'none' } }`,
  );
  expect(config).toMatchObject({
    baseUrlIssueBanner: false,
    storage: { namespace: 'theirs' },
    versionPersistence: 'none',
  });
  expect(said).toEqual([]);
});

test.each([
  ['breadcrumbs: false', 'breadcrumbs'],
  ['showLastUpdateAuthor: true', 'showLastUpdateAuthor'],
  ["tags: 'words.yml'", 'tags'],
  ["versions: { current: { className: 'x' } }", 'className'],
  ["docItemComponent: '@theme/ApiItem'", 'docItemComponent'],
  ['admonitions: { extendDefaults: false }', 'extendDefaults'],
])('the option %s is reported', async (option, name) => {
  expect((await read(option)).said).toEqual([`${name} has no effect`]);
});

test('kinds of boxes are settings; only what has no effect is reported', async () => {
  const { config, said } = await read("admonitions: { keywords: ['secret', 'note'] }");
  expect(config.admonitionKinds).toEqual({ secret: {} });
  expect(said).toEqual([]);
  expect((await read('admonitions: false')).said).toEqual(['admonitions: false has no effect']);
});

test('options that change nothing are not reported', async () => {
  const { said } = await read(
    `admonitions: { extendDefaults: true }, breadcrumbs: true, showLastUpdateTime: true,
     showLastUpdateAuthor: false, tags: 'tags.yml', recmaPlugins: []`,
    'future: { v4: true, faster: true }, storage: {}, plugins: [false, null]',
  );
  expect(said).toEqual([]);
});

test.each([
  ["future: { experimental_router: 'hash' }", 'experimental_router has no effect'],
  ['future: { experimental_vcs: false }', 'experimental_vcs has no effect'],
  ["ssrTemplate: '<html>'", 'ssrTemplate has no effect'],
  ["webpack: { jsLoader: 'babel' }", 'webpack has no effect'],
  ["storage: { type: 'sessionStorage' }", 'storage '],
  ['markdown: { hooks: { onBrokenMarkdownLinks: () => undefined } }', 'onBrokenMarkdownLinks '],
  ['plugins: [[() => ({}), {}]]', 'Plugins that are functions are not run.'],
  ["i18n: { locales: ['en'], localeConfigs: { en: { baseUrl: '/x/' } } }", 'baseUrl '],
])('%s of the site is reported', async (option, said) => {
  expect((await read('', option)).said).toEqual([said]);
});
