import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSources } from '@/lib/content/read-sources.ts';
import { codeTranslations } from '@/lib/render-data/code-translations.ts';
import { loadSite } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patterns-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

test('`exclude` counts in versions and translations, and partials are no pages without it', async () => {
  const german = 'i18n/de/docusaurus-plugin-content-docs';
  for (const docs of [
    'docs',
    'versioned_docs/version-1.0',
    `${german}/current`,
    `${german}/version-1.0`,
  ])
    for (const name of ['intro.md', 'drafts/plan.md', '_note.md', '_parts/one.md'])
      write(`${docs}/${name}`, '# Text\n');
  write('versions.json', '["1.0"]');
  write(
    'docusaurus.config.js',
    `module.exports = { title: 'Theirs', i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      presets: [['classic', { docs: { exclude: ['drafts'] } }]] };\n`,
  );
  const paths = sitePaths({ SITE_DIR: folder }, join(folder, 'repository'));
  const { config } = await loadSite(paths);
  const { tree } = readSources(paths.content, config.locales);
  expect(tree.documents.map(({ file }) => file)).toEqual([
    'de/docs/intro.md',
    'de/versioned_docs/version-1.0/intro.md',
    'en/docs/intro.md',
    'en/versioned_docs/version-1.0/intro.md',
  ]);
});

test('texts of code are read from the folder that `localeConfigs.path` and `i18n.path` name', async () => {
  write('docs/intro.md', '# Text\n');
  write('texts/german/code.json', '{ "a": { "message": "Hallo" } }');
  write('i18n/de/code.json', '{ "a": { "message": "Nicht diese" } }');
  write(
    'docusaurus.config.js',
    `module.exports = { title: 'Theirs', presets: ['classic'], i18n: { path: 'texts', defaultLocale: 'en',
      locales: ['en', 'de'], localeConfigs: { de: { path: 'german' } } } };\n`,
  );
  const paths = sitePaths({ SITE_DIR: folder }, join(folder, 'repository'));
  await loadSite(paths);
  expect(codeTranslations('de', paths)).toEqual({ a: 'Hallo' });
  expect(codeTranslations('en', paths)).toEqual({});
});
