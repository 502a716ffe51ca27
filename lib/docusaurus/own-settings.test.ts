import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSite } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-settings-'));
  write('docusaurus.config.js', "module.exports = { title: 'Theirs', presets: ['classic'] };\n");
  write('docs/intro.md', '# Intro\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
const load = () => loadSite(sitePaths({ SITE_DIR: folder }, join(folder, 'repository')));

test('a Docusaurus site can have settings of the portal beside its own', async () => {
  write(
    'site.config.ts',
    "export default { externalPaths: ['/shop'], onUnknownComponent: 'warn' };\n",
  );
  const { config, problems } = await load();
  expect([config.title, config.externalPaths, config.onUnknownComponent]).toEqual([
    'Theirs',
    ['/shop'],
    'warn',
  ]);
  expect(config.sections).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('what is read from its folders is no setting there', async () => {
  write('site.config.ts', "export default { locales: [{ code: 'en' }] };\n");
  const { problems } = await load();
  expect(problems).toEqual([
    {
      file: 'site.config.ts',
      severity: 'error',
      message:
        'sets `locales`, which is read from docusaurus.config.js here. Leave it out, or put the pages into content/.',
    },
  ]);
});

test('with content/ it is a site of the portal', async () => {
  write('site.config.ts', "export default { title: 'Ours' };\n");
  write('content/en/intro.md', '# Intro\n');
  expect((await load()).config.title).toBe('Ours');
});
