import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { folderOf } from '@/lib/content/__fixtures__/folder.ts';
import { treeOf, TWO_LOCALES, words } from '@/lib/docs/__fixtures__/tree.ts';
import { buildModel } from '@/lib/docs/build-model.ts';
import { sectionDefs } from '@/lib/docs/section-defs.ts';
import { pathsInFolder, type SitePaths } from '@/lib/site/paths.ts';
import { validateConfig } from '@/lib/site/load-config.ts';
import { loadApis, renderApis } from './prepare-apis.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Renders a site of one document in one language, whatever is wrong with it. */
async function renderOne(file: string, slug: string): Promise<SitePaths> {
  const site = folderOf({
    [`openapi/${file}`]: `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a: { get: { x-slug: ${slug}, responses: { '200': { description: ok } } } }
`,
  });
  folders.push(site);
  const paths = pathsInFolder(site);
  const config = validateConfig(
    { ...TWO_LOCALES, locales: TWO_LOCALES.locales!.slice(0, 1) },
    'site.config.ts',
  );
  const tree = { ...treeOf({}), apis: [file] };
  const { apis, outline } = await loadApis(paths, config, sectionDefs(config, tree));
  const { model } = buildModel({ config, tree, drafts: false, words, outline });
  renderApis(paths, model, apis);
  return paths;
}

test('a file of an API is not written outside the folder of its kind', async () => {
  await expect(renderOne('a.yaml', 'a/../../../../../evil')).rejects.toThrow(
    'evil.json is not inside',
  );
  expect(existsSync(join(folders[0]!, 'evil.json'))).toBe(false);
});

test('no document has the name of the folder of published files', async () => {
  const { work } = await renderOne('public.yaml', 'a');
  expect(readdirSync(join(work, 'api')).sort()).toEqual(['.public', 'public']);
  expect(readdirSync(join(work, 'api', '.public'))).toEqual(['openapi']);
});
