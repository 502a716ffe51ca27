import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { readSources } from '@/lib/content/read-sources.ts';
import { translationStatus } from '@/lib/content/translation-status.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { sectionDefs } from '@/lib/docs/section-defs.ts';
import { checkContent, readGlossary } from '@/lib/editorial/check-content.ts';
import { apiTranslations } from '@/lib/openapi/translation/api-translations.ts';
import { loadApis } from '@/lib/build/prepare-apis.ts';
import { modelWords } from '@/lib/i18n/words.ts';
import { compilePage } from '@/lib/mdx/compile.ts';
import { loadSiteConfig } from '@/lib/site/load-config.ts';
import { sitePaths } from '@/lib/site/paths.ts';
import { newSite } from './new-site.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** Makes a site in an empty folder elsewhere, as a team would. */
function make(): string[] {
  folder = folderOf();
  return newSite(process.cwd(), relative(process.cwd(), folder));
}

test('a new site has two languages, a manual, a document of an API, courses and a logo, without any mistake', async () => {
  expect(make()).toEqual(
    expect.arrayContaining(['README.md', 'site.config.ts', 'tsconfig.json', 'public/logo.svg']),
  );
  const paths = sitePaths({ SITE_DIR: folder });
  const config = await loadSiteConfig(paths);
  const locales = config.locales.map(({ code }) => code);
  const { tree, problems } = readSources(paths.content, config.locales);
  const loaded = await loadApis(paths, config, sectionDefs(config, tree));
  const words = modelWords(paths);
  const built = buildModel({ config, tree, drafts: false, words, outline: loaded.outline });
  expect([...problems, ...loaded.problems, ...built.problems]).toEqual([]);
  for (const { body, file } of tree.documents)
    expect((await compilePage(body, file)).warnings).toEqual([]);
  expect(await checkContent(paths.content, config, tree, readGlossary(paths.content))).toEqual([]);
  for (const locale of built.model.locales)
    expect(locale.pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/Manual',
        '/Manual/Introduction',
        '/Manual/Install',
        '/Manual/Alarms',
        '/Manual/tags/operation',
        '/api/readings',
        '/training',
      ]),
    );
  const states = [
    ...translationStatus(config, tree),
    ...(await apiTranslations(paths.site, locales, config.defaultLocale)),
  ].map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(['current']));
});

test('its settings have the types of this repository, and its README the commands for its place', () => {
  make();
  const portal = relative(folder, process.cwd());
  expect(read('site.config.ts')).toContain(`from '${portal}/lib/site/config-schema.ts'`);
  expect(JSON.parse(read('tsconfig.json'))).toMatchObject({
    compilerOptions: { paths: { '@/*': [`${portal}/*`] } },
  });
  const readme = read('README.md');
  expect(readme).toContain(`cd ${portal}\n`);
  expect(readme).toContain(`SITE_DIR=${relative(process.cwd(), folder)} npm run dev`);
  expect(readme).not.toContain('{{');
  // What a release puts in place is what nginx serves.
  const released = /release -- (\S+)/.exec(readme)?.[1] ?? '-';
  expect(readme).toContain(`--root ${released}/current `);
});

test('a folder that is not empty is refused by name, and left alone; the history of git may be there', () => {
  folder = folderOf();
  writeFileSync(join(folder, 'mine.md'), 'mine');
  expect(() => newSite(process.cwd(), folder)).toThrow(`${folder} is not empty: it has mine.md.`);
  expect(read('mine.md')).toBe('mine');
  rmSync(join(folder, 'mine.md'));
  mkdirSync(join(folder, '.git'));
  expect(newSite(process.cwd(), folder)).toContain('README.md');
});
